import { localizedName } from '#i18n/localized.ts'
import { type Bouquet, isOfferedWith, isOnlyAddOn, mostOfAddOn } from '../../catalogue/add-on.ts'
import type { Product } from '../../catalogue/product.ts'
import { effectivePrice } from '../../catalogue/sale.ts'
import { orderLimits } from '../../checkout/order-limits.ts'
import type { PricedLine } from '../../checkout/price-lines.ts'
import type { Refusal } from '../../refusal.ts'
import { isLineRefunded } from '../line-refund.ts'
import type { OrderLine } from '../order.ts'

/** A line of an edited order: those of the order in their positions, then new ones. The quantity 0 removes a line. */
export interface EditedLine {
  productId: string
  quantity: number
  /** The index of the line of its bouquet, for an add-on. */
  addedTo: number | null
}

export function editedLinesOf(lines: readonly OrderLine[]): EditedLine[] {
  return lines.map(({ productId, quantity, addedTo = null }) => ({ productId, quantity, addedTo }))
}

/** The lines that stay, with fewer units or as many, and the units that are added at today's prices. */
export interface LinePlan {
  /** `position`: the line of the order. */
  kept: { position: number; quantity: number }[]
  /** `index`: the edited line to which the units belong. */
  added: { index: number; line: PricedLine }[]
}

export type NotPlanned =
  | Refusal<'product-gone', { name: string }>
  | Refusal<'no-items' | 'too-many-items' | 'add-on-alone' | 'items-changed'>

interface Catalogue {
  products: readonly Product[]
  /** The bouquets of the edited lines as the rules of add-ons see them. */
  bouquets: ReadonlyMap<string, Bouquet>
  now: number
}

/**
 * Plans the edited lines of an order. Units that stay keep the price that was paid; further units cost today's price.
 * A line that staff refunded by item stays as it is.
 */
export function planLines(
  lines: readonly OrderLine[],
  edited: readonly EditedLine[],
  { products, bouquets, now }: Catalogue,
): { ok: true; plan: LinePlan } | NotPlanned {
  const kept: LinePlan['kept'] = []
  const added: LinePlan['added'] = []
  for (const [index, { productId, quantity, addedTo }] of edited.entries()) {
    const line = lines[index]
    const bouquet = addedTo === null ? null : edited[addedTo]
    if (line && !isLineOf(line, { productId, quantity, addedTo })) {
      return { ok: false, refusal: 'items-changed' }
    }
    if (quantity === 0) continue
    if (addedTo !== null && (!bouquet || bouquet.quantity === 0 || bouquet.addedTo !== null)) {
      return { ok: false, refusal: 'add-on-alone' }
    }
    if (
      quantity >
      (bouquet ? Math.max(mostOfAddOn, line?.quantity ?? 0) : orderLimits.quantityPerLine)
    ) {
      return { ok: false, refusal: 'too-many-items' }
    }
    const stays = Math.min(quantity, line?.quantity ?? 0)
    if (stays > 0) kept.push({ position: index, quantity: stays })
    if (quantity === stays) continue
    const product = products.find(({ id }) => id === productId)
    if (!product)
      return { ok: false, refusal: 'product-gone', name: line ? localizedName(line) : '' }
    if (!line && !isSoldHere(product, bouquet && bouquets.get(bouquet.productId))) {
      return { ok: false, refusal: 'add-on-alone' }
    }
    const unitPrice = effectivePrice(product, now)
    const more = quantity - stays
    const priced = { product, unitPrice, quantity: more, lineTotal: unitPrice * more }
    added.push({ index, line: priced })
  }
  const isEmpty =
    kept.every(({ position }) => isLineRefundedAt(lines, position)) && added.length === 0
  if (isEmpty) return { ok: false, refusal: 'no-items' }
  if (kept.length + added.length > orderLimits.lines) {
    return { ok: false, refusal: 'too-many-items' }
  }
  return { ok: true, plan: { kept, added } }
}

/** Whether an edited line is that of the order; one that was refunded by item does not change. */
function isLineOf(line: OrderLine, edited: EditedLine): boolean {
  const isSame = line.productId === edited.productId && (line.addedTo ?? null) === edited.addedTo
  return isSame && (!isLineRefunded(line) || line.quantity === edited.quantity)
}

function isLineRefundedAt(lines: readonly OrderLine[], position: number): boolean {
  const line = lines[position]
  return line !== undefined && isLineRefunded(line)
}

/** An add-on goes with a bouquet that takes it; products that are only add-ons never go alone. */
function isSoldHere(product: Product, bouquet: Bouquet | null | undefined): boolean {
  if (bouquet === null) return !isOnlyAddOn(product)
  return bouquet !== undefined && isOfferedWith(product, bouquet)
}

/** The edited lines without removed ones, as the order then has them. */
export function withoutRemoved(lines: readonly EditedLine[]): EditedLine[] {
  const left = lines.filter(({ quantity }) => quantity > 0)
  return left.map((line) => {
    const bouquet = line.addedTo === null ? undefined : lines[line.addedTo]
    return { ...line, addedTo: bouquet ? left.indexOf(bouquet) : null }
  })
}
