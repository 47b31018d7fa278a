import type { Product } from '#commerce/catalogue/product.ts'
import { wholeId } from '#commerce/catalogue/variant.ts'

/** The page of a product as one of its variants; the first one has the plain URL. */
export function productLink(product: Pick<Product, 'id' | 'variantOf'>) {
  return {
    to: '/p/$id',
    params: { id: wholeId(product) },
    search: product.variantOf === null ? {} : { size: product.id },
  } as const
}
