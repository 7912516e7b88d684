"""Effect words: what treasures, quests and city cards do, in a closed vocabulary that packs may use."""
