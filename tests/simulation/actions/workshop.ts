import { productDraftOf } from '#commerce/catalogue/editing/product-draft.ts'
import { findStaffProduct } from '#commerce/catalogue/editing/staff-product-store.server.ts'
import { updateProduct } from '#commerce/catalogue/editing/update-product.server.ts'
import { addDays } from '#commerce/delivery/cairo-time.ts'
import { findCancellationRequest } from '#commerce/orders/cancellation/cancellation-request-store.server.ts'
import { decideCancellation } from '#commerce/orders/cancellation/decide-cancellation.server.ts'
import { requestCancellation } from '#commerce/orders/cancellation/request-cancellation.server.ts'
import { editOrder } from '#commerce/orders/editing/edit-order.server.ts'
import { editableOf } from '#commerce/orders/editing/editable-order.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { correctDelivery } from '#commerce/orders/lifecycle/correct-delivery.server.ts'
import { correctionsFrom, movesFrom } from '#commerce/orders/lifecycle/order-lifecycle.ts'
import { undoMove } from '#commerce/orders/lifecycle/undo-move.server.ts'
import { listEvents } from '#commerce/orders/records/order-event-store.server.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { substituteItem } from '#commerce/orders/staff/substitute-item.server.ts'
import { type Action, isIn, type SeenOrder, type Step, staff } from '../action.ts'

const inWorkshop = isIn('confirmed', 'preparing')
const mayRefund = true

/** An edit as staff see the order now, repeated with the price that the shop names. */
async function edit({ shop, world, random }: Step, { id: orderId }: SeenOrder): Promise<unknown> {
  const order = await findOrder(shop.db, orderId)
  if (!order) return
  const seen = editableOf(order)
  const lines = seen.lines.map((line) =>
    random.chance(0.5) ? { ...line, quantity: random.between(0, 4) } : line,
  )
  const added = { productId: random.pick(world.products), quantity: 1, addedTo: null }
  const moved = random.chance(0.3)
    ? { date: addDays(seen.date, random.between(0, 1)), slotId: random.pick(world.slots) }
    : {}
  const edited = {
    ...seen,
    ...moved,
    zoneId: random.pick(world.zones),
    lines: random.chance(0.3) ? [...lines, added] : lines,
    isAddressKnown: true,
  } as const
  const change = { orderId, seen, edited, ...staff, mayRefund }
  const first = await editOrder(shop, { ...change, seenTotal: order.total })
  if (first.ok || first.refusal !== 'price-changed') return first
  return editOrder(shop, { ...change, seenTotal: first.total })
}

/** The next steps of an order are likelier than its end. */
function nextStatus({ random }: Step, { status }: SeenOrder) {
  const [first, ...others] = movesFrom(status, 'staff')
  return first && (random.chance(0.85) ? first : random.pick([first, ...others]))
}

export const workshop: Action[] = [
  {
    name: 'advance',
    weight: 34,
    needs: isIn('confirmed', 'preparing', 'out_for_delivery', 'delivery_failed'),
    async run(step, order) {
      const to = nextStatus(step, order)
      if (!to) return
      const { id: orderId, status: from, deliveryDate } = order
      const move = { orderId, from, to, note: '', ...staff, mayRefund }
      return advanceOrder(step.shop, { ...move, confirmedDays: [deliveryDate] })
    },
  },
  {
    name: 'take-back',
    weight: 4,
    needs: isIn('preparing', 'out_for_delivery', 'delivered', 'delivery_failed'),
    async run({ shop }, { id: orderId }) {
      const last = (await listEvents(shop.db, orderId)).findLast(({ kind }) => kind === 'moved')
      if (!last?.from || !last.to) return
      return undoMove(shop, { orderId, from: last.from, to: last.to, ...staff })
    },
  },
  {
    name: 'correct',
    weight: 2,
    needs: isIn('delivered', 'delivery_failed'),
    async run({ shop, random }, { id: orderId, status: from }) {
      const [first, ...others] = correctionsFrom(from)
      if (!first) return
      const to = random.pick([first, ...others])
      return correctDelivery(shop, { orderId, from, to, reason: 'Wrong button', ...staff })
    },
  },
  {
    name: 'edit',
    weight: 10,
    needs: isIn('awaiting_payment', 'confirmed', 'preparing'),
    run: edit,
  },
  {
    name: 'substitute',
    weight: 2,
    needs: inWorkshop,
    async run({ shop, world, random }, { id: orderId }) {
      const line = (await findOrder(shop.db, orderId))?.lines[0]
      if (!line) return
      const by = { productId: random.pick(world.products), seenProductId: line.productId }
      return substituteItem(shop, { orderId, position: 0, ...by, hasAgreed: true, ...staff })
    },
  },
  {
    name: 'cancellation',
    weight: 3,
    needs: inWorkshop,
    async run({ shop, random }, { id: orderId, status: from }) {
      const open = await findCancellationRequest(shop.db, orderId)
      if (!open) return requestCancellation(shop, { orderId, from, reason: 'Ill', ...staff })
      const decision = random.pick(['approve', 'decline'])
      const answer = { orderId, requestId: open.id, from, note: '', ...staff }
      return decideCancellation(shop, { ...answer, decision })
    },
  },
  {
    name: 'restock',
    weight: 2,
    async run({ shop, world, random }) {
      const product = await findStaffProduct(shop.db, random.pick(world.products))
      if (!product) return
      const { id, stock, updatedAt } = product
      const draft = {
        ...productDraftOf(product),
        price: random.pick([350, 420, 500]),
        stock: stock === null ? null : stock + random.between(-1, 12),
      }
      return updateProduct(shop, { id, draft, seen: { updatedAt, stock } }, staff.staffId)
    },
  },
]
