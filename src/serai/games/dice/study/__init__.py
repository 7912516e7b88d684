"""King of Dice for programs that learn: its options and views in numbers, and thousands of games at once."""
