"""How flowers are put together: each arrangement is one file with `arrange(product, rng)`."""

import importlib


def arrange(product, rng) -> None:
    try:
        module = importlib.import_module(f'arrangements.{product.arrangement}')
    except ModuleNotFoundError as error:
        raise ValueError(f'there is no arrangement called {product.arrangement!r}') from error
    module.arrange(product, rng)
