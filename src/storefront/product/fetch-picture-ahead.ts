import { mainImage } from '#commerce/catalogue/main-image.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { gallerySizes } from './gallery-sizes.ts'

/** Whoever is about to look at a product has its largest picture there when its page opens. */
export function fetchPictureAhead(product: Product): void {
  const address = mainImage(product)
  if (address === null) return
  const { src, srcSet = '', avifSrcSet } = pictureSources(address)
  // As the page will ask for it, so that it is the same file; it is shown to nobody here.
  const picture = document.createElement('picture')
  const image = document.createElement('img')
  if (avifSrcSet) {
    const avif = document.createElement('source')
    picture.append(
      Object.assign(avif, { type: 'image/avif', sizes: gallerySizes, srcset: avifSrcSet }),
    )
  }
  picture.append(image)
  Object.assign(image, { sizes: gallerySizes, srcset: srcSet, src })
}
