"""Run by Blender: builds one product and takes its picture.

blender -b -P photograph.py -- slug out.png width height samples threads fineness
"""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

import catalogue
from arrangements import arrange
from studio.camera import View, set_camera
from studio.denoise import denoised
from studio.exposure import expose
from studio.grade import print_picture
from studio.petal import set_fineness
from studio.stage import Light, set_stage


def main(slug, out, width, height, samples, threads, fineness) -> None:
    product = catalogue.load()[slug]
    width, height = int(width), int(height)
    set_fineness(float(fineness))
    began = time.time()
    set_stage(Light(**product.light))
    arrange(product, np.random.default_rng(product.seed))
    set_camera(View(**product.camera), width, height)
    built = time.time()
    first, second = expose(width, height, int(samples), int(threads))
    exposed = time.time()
    print_picture(denoised(first, second), out, contrast=product.contrast, exposure=product.exposure)
    print(
        f'PRINTED {slug} built={built - began:.0f}s exposed={exposed - built:.0f}s denoised={time.time() - exposed:.0f}s',
        flush=True,
    )


if __name__ == '__main__':
    try:
        main(*sys.argv[sys.argv.index('--') + 1 :])
    except Exception:
        import traceback

        traceback.print_exc()
        sys.exit(1)
