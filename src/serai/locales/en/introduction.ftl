# What the storyteller remarks in the introductions: one thought at a time, at the moment it is about.

introduction-storyteller = The storyteller
introduction-said = The storyteller: { $remark }
