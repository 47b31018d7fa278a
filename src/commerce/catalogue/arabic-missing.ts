import type { ProductValues } from './product-schema.ts'

type SizeNames = Pick<ProductValues, 'variantName' | 'variantNameAr'>

interface Texts
  extends SizeNames,
    Pick<ProductValues, 'name' | 'nameAr' | 'description' | 'descriptionAr' | 'care' | 'careAr'> {
  /** Those on sale. */
  furtherVariants: readonly SizeNames[]
}

/** Whether customers read a text of the product in English on an Arabic page. */
export function isArabicMissing(product: Texts): boolean {
  const { nameAr, description, descriptionAr, care, careAr, furtherVariants } = product
  const sizes = [product, ...furtherVariants]
  return (
    nameAr === '' ||
    (description !== '' && descriptionAr === '') ||
    (care !== '' && careAr === '') ||
    sizes.some(({ variantName, variantNameAr }) => variantName !== '' && variantNameAr === '')
  )
}
