import type { PictureDetails, Product } from './product.ts'

type Pictured = Pick<Product, 'image' | 'images'>

/** A picture of a product with what is known of it. */
export interface ProductPicture extends PictureDetails {
  address: string
}

/** The picture that stands for a product: its own, or else the first that is not empty. */
export function mainImage({ image, images }: Pictured): string | null {
  return image || images.find((address) => address !== '') || null
}

/** Every picture of a product once, the main one first. */
export function allImages(product: Pictured): string[] {
  const addresses = [mainImage(product) ?? '', ...product.images]
  return [...new Set(addresses)].filter((address) => address !== '')
}

/** The same pictures with what is known of each. */
export function allPictures(product: Pictured & Pick<Product, 'pictureDetails'>): ProductPicture[] {
  return allImages(product).map((address) => ({
    address,
    alt: product.pictureDetails[address]?.alt ?? '',
    placeholder: product.pictureDetails[address]?.placeholder ?? null,
  }))
}
