"""A second, deliberately plain scorer of 500, to be compared with the real one."""
