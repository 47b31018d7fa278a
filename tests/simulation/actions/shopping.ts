import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { findConfirmation } from '#commerce/orders/confirmation/cash-confirmation-store.server.ts'
import { noCashLimits } from '#commerce/orders/confirmation/cash-limits.ts'
import { confirmCashOrder } from '#commerce/orders/confirmation/confirm-cash-order.server.ts'
import { codeOf } from '#commerce/orders/confirmation/confirmation-code.server.ts'
import { confirmByPhone } from '#commerce/orders/confirmation/staff-confirmation.server.ts'
import { cancelOwnOrder } from '#commerce/orders/customer/cancel-own-order.server.ts'
import { changeDelivery } from '#commerce/orders/customer/change-delivery.server.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { startPayment } from '#commerce/payments/start-payment.server.ts'
import { placeTelephoneOrder } from '#commerce/telephone/place-telephone-order.server.ts'
import { orderRequest } from '../../support/factories.ts'
import { type Action, atOnce, isIn, type Step, staff } from '../action.ts'

const isUnconfirmedCash = (order: { status: string; paymentMethod: string }) =>
  order.status === 'awaiting_payment' && order.paymentMethod === 'cash'

/** The request of a customer, as the customer saw the shop. */
async function requestOf({ world, shop, random, seed }: Step) {
  const products = [random.pick(world.products), random.pick(world.products)].slice(random.below(2))
  const unique = [...new Set(products)]
  const rows = await shop.db.selectFrom('products').select(['id', 'price']).execute()
  const lines = unique.map((productId) => ({
    productId,
    quantity: random.between(1, 3),
    seenUnitPrice: rows.find(({ id }) => id === productId)?.price ?? 0,
  }))
  const date = addDays(civilDateAt(shop.now()), random.between(0, 2))
  const request = orderRequest(world.base, {
    idempotencyKey: keyOf(seed),
    lines,
    delivery: { date, slotId: random.pick(world.slots) },
    paymentMethod: random.pick(['card', 'card', 'wallet', 'cash']),
    senderShown: random.chance(0.8),
    ...(random.chance(0.2) && {
      address: { givenBy: 'recipient', zoneId: random.pick(world.zones) } as const,
    }),
  })
  const email = random.chance(0.5) ? 'mona@example.com' : `guest${random.below(100)}@example.com`
  return { ...request, contact: { ...request.contact, email } }
}

/** The idempotency key of a click. */
function keyOf(seed: number): string {
  return `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`
}

export const shopping: Action[] = [
  {
    name: 'place',
    weight: 26,
    async run(step) {
      const { world, shop, random, seed } = step
      const request = await requestOf(step)
      const userId = random.pick(world.customers)
      // A click without an answer is repeated; sometimes the customer clicks twice.
      const place = () => placeOrder(shop, request, userId)
      const clicks = random.chance(0.15) ? [place(), place()] : [place()]
      for (const placed of await atOnce(clicks)) {
        if (placed.ok) world.acknowledge(seed, placed.orderId)
      }
      const [orderId] = world.acknowledged.get(seed) ?? []
      if (!orderId || random.chance(0.3)) return
      // Customers may also open an online payment for an unconfirmed cash order, and confirm it all the same.
      const method = request.paymentMethod === 'wallet' ? 'wallet' : 'card'
      await startPayment(shop, { orderId, userId, method })
    },
  },
  {
    name: 'telephone',
    weight: 4,
    async run(step) {
      const { world, shop, random, seed } = step
      const placed = await placeTelephoneOrder(
        shop,
        {
          ...(await requestOf(step)),
          customerId: random.pick(world.customers),
          locale: 'en',
          paymentMethod: random.pick(['card', 'cash', 'terminal', 'terminal']),
          receipt: '0815',
          ...(random.chance(0.4) && {
            discount: { kind: 'percent', value: random.between(1, 50), reason: 'Late' },
          }),
        },
        { ...staff, mayDiscount: true },
      )
      if (placed.ok) world.acknowledge(seed, placed.orderId)
    },
  },
  {
    name: 'confirm-cash',
    weight: 8,
    needs: isUnconfirmedCash,
    async run({ shop, random }, { id: orderId, userId }) {
      if (random.chance(0.3)) return confirmByPhone(shop, { orderId, ...staff }, noCashLimits)
      const [order, confirmation] = [
        await findOrder(shop.db, orderId),
        await findConfirmation(shop.db, orderId),
      ]
      const subject = {
        orderId,
        email: order?.contact.email ?? '',
        nonce: confirmation?.nonce ?? '',
      }
      const code = random.chance(0.8) ? codeOf(shop, subject) : '000000'
      return confirmCashOrder(shop, { orderId, proof: { by: 'code', code, userId } }, noCashLimits)
    },
  },
  {
    name: 'cancel',
    weight: 2,
    needs: isIn('awaiting_payment', 'confirmed'),
    run: ({ shop }, { id: orderId, userId }) => cancelOwnOrder(shop, { orderId, userId }),
  },
  {
    name: 'change-delivery',
    weight: 3,
    needs: isIn('awaiting_payment', 'confirmed'),
    run: ({ shop, world, random }, { id: orderId, userId, deliveryDate, slotId }) =>
      changeDelivery(shop, {
        orderId,
        userId,
        from: { date: deliveryDate, slotId },
        to: { date: addDays(deliveryDate, random.between(0, 1)), slotId: random.pick(world.slots) },
      }),
  },
]
