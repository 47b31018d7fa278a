"""How flowers are put together: each arrangement is one file with `arrange(product, rng)`.

Every arrangement understands the extra `beside`: a vessel that stands next to it, for scale.
"""

import importlib

import vessels


def arrange(product, rng) -> None:
    try:
        module = importlib.import_module(f'arrangements.{product.arrangement}')
    except ModuleNotFoundError as error:
        raise ValueError(f'there is no arrangement called {product.arrangement!r}') from error
    module.arrange(product, rng)
    if 'beside' in product.extra:
        vessels.make(product.extra['beside'], rng)
