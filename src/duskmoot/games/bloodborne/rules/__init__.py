"""The chapters of the book, one module each."""
