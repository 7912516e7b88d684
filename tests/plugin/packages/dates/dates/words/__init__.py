"""What is said in the game. Its author made a slip: `event-bowl-empty` asks for what no event has."""
