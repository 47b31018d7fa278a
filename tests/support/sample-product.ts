import type { Product } from '#commerce/catalogue/product.ts'
import { emptyValues } from '#commerce/catalogue/product-schema.ts'

/** A bouquet of EGP 500 with a stock of ten, not on sale. */
export function sampleProduct(change: Partial<Product> = {}): Product {
  return {
    ...emptyValues,
    id: 'roses000000000000000',
    name: 'Red roses',
    image: null,
    images: [],
    pictureDetails: {},
    price: 500,
    category: 'roses',
    stock: 10,
    createdAt: 0,
    updatedAt: 0,
    ...change,
  }
}
