import type { PictureDetails, Product } from './product.ts'

type Pictured = Pick<Product, 'image' | 'images'>

interface ProductPicture extends PictureDetails {
  address: string
}

export function mainImage({ image, images }: Pictured): string | null {
  return image || images.find((address) => address !== '') || null
}

export function allImages(product: Pictured): string[] {
  const addresses = [mainImage(product) ?? '', ...product.images]
  return [...new Set(addresses)].filter((address) => address !== '')
}

export function allPictures(product: Pictured & Pick<Product, 'pictureDetails'>): ProductPicture[] {
  return allImages(product).map((address) => ({
    address,
    ...(product.pictureDetails[address] ?? { alt: '', placeholder: null }),
  }))
}
