"""The house colours of ribbons, boards and glazes, by name."""

RIBBONS = {
    'ivory': '#efe4d6',
    'blush': '#d9a49c',
    'rose': '#b9656d',
    'wine': '#7d1f2e',
    'sage': '#97a488',
    'moss': '#44594a',
    'gold': '#bf9a5e',
    'black': '#2a2826',
    'lilac': '#a893b4',
    'natural': '#b9a184',
    'red': '#a01c2a',
    'plum': '#5d3350',
}
BOARDS = {
    'blush': '#cfa598',
    'ivory': '#e6dccd',
    'sage': '#a3ac97',
    'black': '#2b2a29',
    'white': '#ece7df',
    'rose': '#b87f7c',
    'sand': '#c8b299',
    'grey': '#a9a39b',
    'wine': '#6d2a33',
    'moss': '#4a5a4b',
    'lilac': '#b5a5b6',
    'linen': '#cdbfa8',
}
GLAZES = {
    'ivory': '#dccfba',
    'sand': '#b9a595',
    'clay': '#a8745e',
    'slate': '#8e9b98',
    'white': '#ebe7e0',
    'charcoal': '#44423f',
    'sage': '#9aa68f',
    'blush': '#d8b3a6',
    'blue': '#7f93a3',
    'moss': '#4c5f45',
    'stone': '#a59c90',
}


def pick(table: dict, name: str, what: str) -> str:
    if name.startswith('#'):
        return name
    if name not in table:
        raise ValueError(f'{what} comes in {", ".join(table)} or #rrggbb, not {name!r}')
    return table[name]
