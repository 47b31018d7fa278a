"""Run by Blender: builds every picture without taking it, says which descriptions do not stand and counts the heads in sight.

blender -b -P rehearse.py -- [slug …]
"""

import sys
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

import catalogue
from arrangements import arrange
from studio.camera import View, set_camera
from studio.petal import set_fineness
from studio.sight import heads_in_sight
from studio.stage import Light, set_stage


def main(slugs: list[str]) -> int:
    set_fineness(0.45)
    products = catalogue.load()
    failed = []
    for slug in slugs or products:
        product = products[slug]
        if product.part:
            continue
        try:
            set_stage(Light(**product.light))
            arrange(product, np.random.default_rng(product.seed))
            set_camera(View(**product.camera), *product.size)
            print(f'STANDS {slug}: {heads_in_sight(*product.size)}', flush=True)
        except Exception:
            traceback.print_exc()
            failed.append(slug)
            print(f'FALLS {slug}', flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[sys.argv.index('--') + 1 :]))
