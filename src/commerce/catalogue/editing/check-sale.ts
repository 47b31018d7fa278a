import { isPounds } from '../../money.ts'
import type { CatalogueProblem } from '../catalogue-problem.ts'
import type { SalePrice } from '../sale.ts'

/** A sale has all three fields or none: `isOnSale` needs all of them. */
export function checkSale({
  price,
  salePrice,
  saleStartDate,
  saleEndDate,
}: SalePrice): Partial<Record<keyof SalePrice, CatalogueProblem>> {
  const problems: Partial<Record<keyof SalePrice, CatalogueProblem>> = {}
  if (salePrice === null && saleStartDate === null && saleEndDate === null) return problems
  if (salePrice === null) problems.salePrice = { code: 'sale-price-missing' }
  else if (!isPounds(salePrice) || salePrice >= price) {
    problems.salePrice = { code: 'sale-price-too-high' }
  }
  if (saleStartDate === null) problems.saleStartDate = { code: 'sale-start-missing' }
  else if (Number.isNaN(saleStartDate)) problems.saleStartDate = { code: 'time-invalid' }
  if (saleEndDate === null) problems.saleEndDate = { code: 'sale-end-missing' }
  else if (Number.isNaN(saleEndDate)) problems.saleEndDate = { code: 'time-invalid' }
  else if (saleStartDate !== null && saleEndDate <= saleStartDate) {
    problems.saleEndDate = { code: 'sale-ends-early' }
  }
  return problems
}
