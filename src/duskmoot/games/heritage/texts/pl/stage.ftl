### Wynik intrygi

board-result-nothing = Nic z niej nie wynikło.
