level-wanderer = ein Bot auf Wanderschaft
level-sage = ein Bot, der die Geschichten kennt
