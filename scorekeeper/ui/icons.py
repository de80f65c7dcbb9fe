"""The few icons that are drawn."""

import flet as ft


class Icons(ft.IconData, package_name="flet", class_name="Icons"):
    """Those of Flet's icons that we use, by Flet's own names and numbers.

    To give one of them, Flet reads the names of all nine thousand, and keeps them.
    """

    ARROW_BACK_ROUNDED = 65967
    CLOSE_ROUNDED = 66951
    DELETE_OUTLINE_ROUNDED = 67418
    MORE_VERT_ROUNDED = 70375
    REDO_ROUNDED = 71727
    UNDO_ROUNDED = 73728
