"""The hunters: actions, travel, supply, search, trade, hands, damage (book: 'Hunter phase')."""
