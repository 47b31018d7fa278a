import { claimUploadSubject } from '#commerce/claims/claim-photos.server.ts'
import { findOpenClaim } from '#commerce/claims/claim-store.server.ts'
import { openClaim } from '#commerce/claims/open-claim.server.ts'
import { refundClaim } from '#commerce/claims/refund-claim.server.ts'
import { replaceClaim } from '#commerce/claims/replace-claim.server.ts'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { assignOrders } from '#commerce/drivers/assign-orders.server.ts'
import { assignedDriver } from '#commerce/drivers/assignment-store.server.ts'
import { cashToHandIn, confirmCash } from '#commerce/drivers/confirm-cash.server.ts'
import { deliveryOutcomes } from '#commerce/drivers/delivery-report.ts'
import { reportDelivery } from '#commerce/drivers/report-delivery.server.ts'
import { cashToCollect } from '#commerce/orders/difference-due.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { listPayments } from '#commerce/payments/payment-store.server.ts'
import { type Action, atOnce, isIn, staff } from '../action.ts'
import { uploadPhoto } from '../photograph.ts'

export const deliveries: Action[] = [
  {
    name: 'assign',
    weight: 14,
    needs: isIn('confirmed', 'preparing', 'out_for_delivery'),
    async run({ shop, world, random }, { id }) {
      const seen = await assignedDriver(shop.db, id)
      const driverId = random.chance(0.9) ? random.pick(world.drivers) : null
      return assignOrders(shop, { orders: [{ id, seen }], driverId, ...staff })
    },
  },
  {
    name: 'report',
    weight: 16,
    needs: isIn('out_for_delivery'),
    async run({ shop, random, seed }, { id: orderId }) {
      const [driverId, order] = [
        await assignedDriver(shop.db, orderId),
        await findOrder(shop.db, orderId),
      ]
      if (!driverId || !order) return
      const outcome = random.chance(0.7) ? 'delivered' : random.pick(deliveryOutcomes)
      const report = {
        reportId: `00000000-0000-4000-9000-${String(seed).padStart(12, '0')}`,
        ...{ orderId, driverId, outcome, reason: '' },
        ...(outcome === 'delivered' && { cashCollected: cashToCollect(order) }),
        happenedAt: shop.now() - random.below(60_000),
      }
      // A phone without an answer repeats its report.
      const reports = random.chance(0.2) ? [report, report] : [report]
      return atOnce(reports.map((one) => reportDelivery(shop, one)))
    },
  },
  {
    name: 'count-cash',
    weight: 2,
    async run({ shop, world, random }) {
      const driverId = random.pick(world.drivers)
      const date = civilDateAt(shop.now())
      const seenExpected = await cashToHandIn(shop.db, { driverId, date })
      const counted = { seenExpected, counted: seenExpected - random.below(2), note: '' }
      return confirmCash(shop, { driverId, date, ...counted, ...staff })
    },
  },
  {
    name: 'claim',
    weight: 3,
    needs: isIn('delivered'),
    async run({ shop, seed }, { id: orderId, userId }) {
      const images = [await uploadPhoto(shop, { createdBy: claimUploadSubject(orderId), seed })]
      return openClaim(shop, { orderId, userId }, { message: 'They drooped.', images })
    },
  },
  {
    name: 'answer-claim',
    weight: 4,
    needs: isIn('delivered'),
    async run({ shop, world, random }, { id: orderId }) {
      const claim = await findOpenClaim(shop.db, orderId)
      if (!claim) return
      const reply = { claimId: claim.id, message: '', ...staff }
      if (random.chance(0.5)) {
        const lines = [{ position: 0, quantity: 1 }]
        const date = addDays(civilDateAt(shop.now()), 1)
        const delivery = { date, slotId: random.pick(world.slots) }
        return replaceClaim(shop, { ...reply, lines, delivery })
      }
      const paid = (await listPayments(shop.db, orderId)).find(({ status }) => status === 'paid')
      if (!paid) return
      const left = paid.amount - paid.returned
      if (left === 0) return
      const amount = random.between(1, left)
      return refundClaim(shop, { ...reply, paymentId: paid.id, amount, seenLeft: left })
    },
  },
]
