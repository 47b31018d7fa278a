import type { Product } from '#commerce/catalogue/product.ts'
import { emptyValues } from '#commerce/catalogue/product-schema.ts'
import type { ProductVariant } from '#commerce/catalogue/variant.ts'
import { newDocumentId } from '#database/document-id.ts'

/** A bouquet of EGP 500 with a stock of ten, not on sale. */
export function sampleProduct(change: Partial<Product> = {}): Product {
  return {
    ...emptyValues,
    id: 'roses000000000000000',
    variantOf: null,
    furtherVariants: [],
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

/** A grand size of EGP 900 with a stock of ten, not on sale and without pictures of its own. */
export function sampleVariant(change: Partial<ProductVariant> = {}): ProductVariant {
  return {
    id: newDocumentId(),
    variantName: 'Grand',
    variantNameAr: 'كبير',
    price: 900,
    salePrice: null,
    saleStartDate: null,
    saleEndDate: null,
    stock: 10,
    leadDays: 0,
    stemCount: 40,
    heightCm: 60,
    image: null,
    images: [],
    pictureDetails: {},
    ...change,
  }
}
