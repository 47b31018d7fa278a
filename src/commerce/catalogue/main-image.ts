import type { Product } from './product.ts'

type Pictured = Pick<Product, 'image' | 'images'>

/** The picture that stands for a product: its own, or else the first that is not empty. */
export function mainImage({ image, images }: Pictured): string | null {
  return image || images.find((address) => address !== '') || null
}

/** Every picture of a product once, the main one first. */
export function allImages(product: Pictured): string[] {
  const addresses = [mainImage(product) ?? '', ...product.images]
  return [...new Set(addresses)].filter((address) => address !== '')
}
