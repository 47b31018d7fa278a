import type { Transaction } from '#database/engine.server.ts'
import { bouquetsOf } from '../../catalogue/add-on-store.server.ts'
import { findSoldProducts } from '../../catalogue/product-store.server.ts'
import { localizedSoldName } from '../../catalogue/variant.ts'
import { toOrderLine } from '../../checkout/reserve-goods.server.ts'
import type { Pounds } from '../../money.ts'
import type { Accepted, Refusal } from '../../refusal.ts'
import { inLockOrder, reserveStock, returnStock } from '../../stock/stock-store.server.ts'
import { priceOfItems } from '../discount.ts'
import type { Order, OrderLine } from '../order.ts'
import { rewriteLines } from '../records/order-line-store.server.ts'
import {
  type EditedLine,
  editedLinesOf,
  type LinePlan,
  type NotPlanned,
  planLines,
} from './edited-lines.ts'

export type EditedLines =
  | Accepted<{ items: Pounds }>
  | NotPlanned
  | Refusal<'out-of-stock', { name: string; left: number }>
  | Refusal<'free-order'>

/**
 * Saves the edited lines of an order that the caller has locked, and moves the stock with them. Returns the price of
 * its goods, before the discount.
 */
export async function editLines(
  tx: Transaction,
  order: Order,
  { edited, at }: { edited: readonly EditedLine[]; at: number },
): Promise<EditedLines> {
  const isSame = JSON.stringify(edited) === JSON.stringify(editedLinesOf(order.lines))
  if (isSame) return { ok: true, items: priceOfItems(order) }
  if (order.paymentStatus === 'not_due') return { ok: false, refusal: 'free-order' }
  const productIds = edited.map(({ productId }) => productId)
  const products = await findSoldProducts(tx, productIds)
  const bouquets = await bouquetsOf(tx, products)
  const planned = planLines(order.lines, edited, { products, bouquets, now: at })
  if (!planned.ok) return planned
  const fromStock = await moveStock(tx, order, planned.plan)
  if (!fromStock.ok) return fromStock
  const lines = linesOf(order, edited, planned.plan, fromStock.indexes)
  await rewriteLines(tx, order.id, lines)
  return { ok: true, items: lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0) }
}

interface StockMove {
  productId: string
  /** Units to return if positive, to reserve if negative. */
  returned: number
  /** Of a reservation. */
  index: number
  name: string
}

type MovedStock =
  | Accepted<{ indexes: ReadonlySet<number> }>
  | Extract<EditedLines, { refusal: 'out-of-stock' }>

/** Returns and reserves stock in the lock order of products. Tells for which edited lines counted stock was taken. */
async function moveStock(tx: Transaction, order: Order, plan: LinePlan): Promise<MovedStock> {
  const returns = order.lines.flatMap((line, position): StockMove[] => {
    const stays = plan.kept.find((one) => one.position === position)?.quantity ?? 0
    const returned = line.stockTaken ? line.quantity - stays : 0
    return returned > 0 ? [{ productId: line.productId, returned, index: position, name: '' }] : []
  })
  const takes = plan.added.map(({ index, line: { product, quantity } }) => ({
    productId: product.id,
    returned: -quantity,
    index,
    name: localizedSoldName(product),
  }))
  const indexes = new Set<number>()
  // A stable sort: a product is returned before it is reserved again.
  for (const move of inLockOrder([...returns, ...takes], ({ productId }) => productId)) {
    const { productId, returned, index, name } = move
    if (returned > 0) {
      await returnStock(tx, productId, returned)
      continue
    }
    const reserved = await reserveStock(tx, productId, -returned)
    if (!reserved.isReserved)
      return { ok: false, refusal: 'out-of-stock', name, left: reserved.left }
    if (reserved.fromStock) indexes.add(index)
  }
  return { ok: true, indexes }
}

/** The lines of the edited order. Added units at the price and of the stock of their line join it. */
function linesOf(
  order: Order,
  edited: readonly EditedLine[],
  { kept, added }: LinePlan,
  fromStock: ReadonlySet<number>,
): OrderLine[] {
  const lines: { line: OrderLine; addedTo: number | null }[] = []
  const placed = new Map<number, number>()
  for (const [index, { addedTo }] of edited.entries()) {
    const stays = kept.find(({ position }) => position === index)
    const old = stays && order.lines[index]
    const more = added.find((one) => one.index === index)?.line
    const stockTaken = fromStock.has(index)
    const joins = old && more?.unitPrice === old.unitPrice && stockTaken === old.stockTaken
    if (old) {
      const quantity = stays.quantity + (joins ? more.quantity : 0)
      placed.set(index, lines.length)
      lines.push({ line: { ...old, quantity, lineTotal: old.unitPrice * quantity }, addedTo })
    }
    if (more && !joins) {
      if (!old) placed.set(index, lines.length)
      lines.push({ line: toOrderLine(more, stockTaken), addedTo })
    }
  }
  return lines.map(({ line, addedTo }) => ({
    ...line,
    addedTo: addedTo === null ? null : (placed.get(addedTo) ?? null),
  }))
}
