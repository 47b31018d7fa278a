import { localizedText } from '#i18n/localized.ts'
import type { Pounds } from '../money.ts'
import type { PictureDetails, Product, ProductSummary } from './product.ts'
import type { ProductValues } from './product-schema.ts'
import { effectivePrice } from './sale.ts'

/** The fields in which the variants of a product differ, beside their pictures. */
export const variantFields = [
  'variantName',
  'variantNameAr',
  'price',
  'salePrice',
  'saleStartDate',
  'saleEndDate',
  'stock',
  'leadDays',
  'stemCount',
  'heightCm',
] as const satisfies ReadonlyArray<keyof ProductValues>

export type VariantField = (typeof variantFields)[number]

export type VariantValues = Pick<ProductValues, VariantField>

/** A size or another option of a product. It is sold like a product: with a price, a stock and pictures of its own. */
export interface ProductVariant extends VariantValues {
  id: string
  /** The English name, where `variantName` is the Arabic one. */
  variantNameEn?: string
  /** Without pictures of its own it shows those of the product. */
  image: string | null
  images: readonly string[]
  pictureDetails: Readonly<Record<string, PictureDetails>>
}

/** All variants in their order. The product itself is the first, which is the default. */
export function variantsOf(product: ProductSummary): [ProductVariant, ...ProductVariant[]] {
  return [product, ...product.furtherVariants]
}

/**
 * The product as one of its variants, as carts and orders hold it: the rules of products (price, sale, badge, stock,
 * lead days) then apply to the variant. An unknown id is the first variant.
 */
export function productAs(product: Product, variantId: string | undefined): Product
export function productAs(product: ProductSummary, variantId: string | undefined): ProductSummary
export function productAs(product: ProductSummary, variantId: string | undefined): ProductSummary {
  const variant = product.furtherVariants.find(({ id }) => id === variantId)
  if (!variant) return { ...product, furtherVariants: [] }
  const { image, images, pictureDetails, ...facts } = variant
  const pictures = images.length > 0 ? { image, images, pictureDetails } : {}
  const { variantNameEn: _first, ...shared } = product
  return { ...shared, ...facts, ...pictures, variantOf: product.id, furtherVariants: [] }
}

/** The id of the whole product, also of a product as one of its variants. */
export function wholeId({ id, variantOf }: Pick<Product, 'id' | 'variantOf'>): string {
  return variantOf ?? id
}

/** The lowest effective price of all variants: "From EGP 900". */
export function lowestPrice(product: ProductSummary, now: number): Pounds {
  return Math.min(...variantsOf(product).map((variant) => effectivePrice(variant, now)))
}

type Named = Pick<Product, 'name' | 'nameAr' | 'variantName' | 'variantNameAr'>

/** `Blush peonies – Grand`: the name of a product as one variant, in both languages, as orders keep it. */
export function soldNames(product: Named): Pick<Product, 'name' | 'nameAr'> {
  const { name, nameAr, variantName, variantNameAr } = product
  return {
    name: joined(name, variantName),
    nameAr: nameAr === '' ? '' : joined(nameAr, variantNameAr || variantName),
  }
}

/** The name of a product as one variant as customers read it. */
export function soldName({ name, variantName }: Pick<Product, 'name' | 'variantName'>): string {
  return joined(name, variantName)
}

export function localizedSoldName(product: Named): string {
  const { name, nameAr } = soldNames(product)
  return localizedText({ en: name, ar: nameAr })
}

function joined(name: string, variantName: string): string {
  return variantName === '' ? name : `${name} – ${variantName}`
}
