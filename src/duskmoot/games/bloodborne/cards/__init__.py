"""What is printed on the cards: numbers from data, odd effects as hooks."""
