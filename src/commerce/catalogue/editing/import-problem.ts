import type { Problem } from '#i18n/problem.ts'
import type { CatalogueProblem } from '../catalogue-problem.ts'

/** Why a row of a CSV file is refused. */
export type ImportProblem =
  | CatalogueProblem
  | Problem<'id-unknown' | 'product-unknown' | 'row-repeated' | 'changed-since' | 'seen-invalid'>
  | Problem<'category-unknown', 'category'>
  | Problem<'add-on-rule-unknown', 'unknown'>

/** A warning about an accepted row. */
export type ImportNotice = Problem<'archived' | 'endless-sale'>
