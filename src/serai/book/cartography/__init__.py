"""The picture of a map: a portolan drawn from real coastlines, in three languages and three times of day."""
