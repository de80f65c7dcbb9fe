"""Every screen measured: cut off, covered, too small, unnamed, out of order or too pale?"""
