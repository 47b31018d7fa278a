import { mainImage } from '#commerce/catalogue/main-image.ts'
import type { ProductSummary } from '#commerce/catalogue/product.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'

export const gallerySizes = '(min-width: 1024px) 54vw, 100vw'

export function prefetchPicture(product: ProductSummary): void {
  const address = mainImage(product)
  if (address === null) return
  const { src, srcSet = '', avifSrcSet } = pictureSources(address)
  // The same sources and sizes as on the page, so that the browser selects the same file. Never attached.
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
