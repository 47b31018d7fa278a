import type { Product } from '#commerce/catalogue/product.ts'

/** A bouquet of EGP 500 with a stock of ten, not on sale. */
export function sampleProduct(change: Partial<Product> = {}): Product {
  return {
    id: 'roses000000000000000',
    name: 'Red roses',
    description: '',
    care: '',
    image: null,
    images: [],
    pictureDetails: {},
    price: 500,
    salePrice: null,
    saleStartDate: null,
    saleEndDate: null,
    category: 'roses',
    stock: 10,
    leadDays: 0,
    createdAt: 0,
    updatedAt: 0,
    ...change,
  }
}
