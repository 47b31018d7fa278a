import type { ProductValues } from './product-schema.ts'

type Texts = Pick<
  ProductValues,
  'name' | 'nameAr' | 'description' | 'descriptionAr' | 'care' | 'careAr'
>

/** Whether customers read a text of the product in English on an Arabic page. `arabicIsMissing` is the same in SQL. */
export function isArabicMissing(product: Texts): boolean {
  const { nameAr, description, descriptionAr, care, careAr } = product
  return (
    nameAr === '' || (description !== '' && descriptionAr === '') || (care !== '' && careAr === '')
  )
}
