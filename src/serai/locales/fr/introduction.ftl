# Ce que la conteuse fait remarquer dans les introductions : une pensée à la fois, au moment où elle sert.

introduction-storyteller = La conteuse
introduction-said = La conteuse : { $remark }
