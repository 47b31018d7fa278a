import type { CivilDate } from '../delivery/cairo-time.ts'
import type { ChoiceTerms } from '../delivery/delivery-choice.ts'
import type { ProductSummary } from './product.ts'
import { effectivePrice } from './sale.ts'
import { type ProductVariant, variantsOf } from './variant.ts'

type Prepared = Pick<ProductSummary, 'leadDays' | 'stock'>

/** A product as one of its variants, or with all of them: it arrives if one of them does. */
type Offered = Prepared & { furtherVariants?: readonly Prepared[] }

/** Whether a product arrives as chosen; otherwise its earliest day, which is null if it arrives on none. */
export type Arrival = { inTime: true } | { inTime: false; earliest: CivilDate | null }

/** Whether a product that is in stock arrives in time. `arrivesWithin` is the same rule in SQL. */
export function isInTime(product: Offered, maxLeadDays: number): boolean {
  const leadDays = shortestLeadDays(product)
  return leadDays !== null && leadDays <= maxLeadDays
}

export function arrivalOf(
  product: Offered,
  { maxLeadDays, earliest }: Pick<ChoiceTerms, 'maxLeadDays' | 'earliest'>,
): Arrival {
  if (isInTime(product, maxLeadDays)) return { inTime: true }
  const leadDays = shortestLeadDays(product)
  return { inTime: false, earliest: leadDays === null ? null : (earliest[leadDays] ?? null) }
}

/** The variant with the lowest price of those that arrive in time; null if none does. */
export function cheapestInTime(
  product: ProductSummary,
  maxLeadDays: number,
  now: number,
): ProductVariant | null {
  const inTime = variantsOf(product).filter(
    ({ stock, leadDays }) => stock !== 0 && leadDays <= maxLeadDays,
  )
  const price = Math.min(...inTime.map((variant) => effectivePrice(variant, now)))
  return inTime.find((variant) => effectivePrice(variant, now) === price) ?? null
}

/** Null for a sold-out product. */
function shortestLeadDays(product: Offered): number | null {
  const left = [product, ...(product.furtherVariants ?? [])].filter(({ stock }) => stock !== 0)
  return left.length === 0 ? null : Math.min(...left.map(({ leadDays }) => leadDays))
}
