import type { Problem } from '#i18n/problem.ts'
import type { LengthProblem } from '../length-problem.ts'

/** Why a product or a category cannot be saved. */
export type CatalogueProblem =
  | LengthProblem
  | Problem<
      | 'name-missing'
      | 'category-missing'
      | 'price-invalid'
      | 'stock-invalid'
      | 'sizes-invalid'
      | 'size-name-missing'
      | 'size-name-repeated'
      | 'size-too-cheap'
      | 'time-invalid'
      | 'sale-price-missing'
      | 'sale-price-too-high'
      | 'sale-start-missing'
      | 'sale-end-missing'
      | 'sale-ends-early'
    >
  | Problem<'number-invalid' | 'optional-number-invalid', 'least' | 'most'>
  | Problem<'too-many-sizes' | 'too-many-pictures', 'most'>
  | Problem<'alt-text-too-long', 'longest'>
  | Problem<'key-unknown', 'unknown' | 'known'>
