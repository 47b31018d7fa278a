import { beforeEach, describe, expect, it } from 'vitest'
import { replaceClaim } from '#commerce/claims/replace-claim.server.ts'
import { advanceOrder } from '#commerce/orders/lifecycle/advance-order.server.ts'
import { correctDelivery } from '#commerce/orders/lifecycle/correct-delivery.server.ts'
import { takeBackMove } from '#commerce/orders/lifecycle/take-back-move.server.ts'
import { printMessageCard } from '#commerce/orders/staff/print-order.server.ts'
import { printOrders, readPrintRun } from '#commerce/orders/staff/print-orders.server.ts'
import { createClaim, deliver } from '../../../tests/support/claims.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import type { TestOrder } from '../../../tests/support/factories.ts'
import { orderOf } from '../../../tests/support/look-up.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { cardTokenOf } from '../../../tests/support/recipients.ts'
import { openTestShop, type TestShop, tomorrow } from '../../../tests/support/test-shop.ts'
import { eraseRecipient } from './erase-recipient.server.ts'

const erased = { ok: false, refusal: 'recipient-erased' }

describeOnEachDatabase('an order after an erasure', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createPaidOrder(shop)
  })

  const staff = () => ({ orderId: order.orderId, staffId: 'nadia' })
  async function eraseRecipientOf(of: TestOrder): Promise<void> {
    const token = await cardTokenOf(shop, of)
    expect(await eraseRecipient(shop, token)).toEqual({ ok: true })
  }

  describe('of its recipient', () => {
    it('stays delivered', async () => {
      await deliver(shop, order)
      await eraseRecipientOf(order)
      const undone = { ...staff(), from: 'out_for_delivery', to: 'delivered' } as const
      expect(await takeBackMove(shop, undone)).toEqual(erased)
      for (const to of ['out_for_delivery', 'delivery_failed'] as const) {
        const correction = { ...staff(), from: 'delivered', to, reason: 'Wrong door' } as const
        expect(await correctDelivery(shop, correction)).toEqual(erased)
      }
      expect(await orderOf(shop, order)).toMatchObject({ status: 'delivered' })
    })

    it('does not go out without a recipient', async () => {
      const nameless = { recipientName: '', recipientPhone: '', status: 'preparing' }
      await shop.db.updateTable('orders').set(nameless).execute()
      const move = { ...staff(), from: 'preparing', to: 'out_for_delivery', note: '' } as const
      expect(await advanceOrder(shop, { ...move, confirmedDays: [tomorrow] })).toEqual(erased)
    })

    it('gets no free replacement', async () => {
      await deliver(shop, order)
      await eraseRecipientOf(order)
      const claimId = await createClaim(shop, order)
      const answer = { claimId, staffId: 'nadia', message: '' }
      const delivery = { date: tomorrow, slotId: shop.slot.id }
      const lines = [{ position: 0, quantity: 1 }]
      expect(await replaceClaim(shop, { ...answer, lines, delivery })).toEqual(erased)
    })

    it('prints no card and no label', async () => {
      await deliver(shop, order)
      await eraseRecipientOf(order)
      const { orderId } = order
      const appUrl = 'https://shop.example'
      const print = () => Promise.reject(new Error('A document was printed.'))
      expect(await printMessageCard(shop, print, { orderId, appUrl })).toEqual(erased)
      const { number } = await orderOf(shop, order)
      expect(await readPrintRun(shop, [orderId])).toEqual({
        counts: { cards: 0, 'work-orders': 0, labels: 0 },
        warnings: [{ id: orderId, number, warning: 'recipient-erased' }],
      })
      for (const kind of ['cards', 'labels'] as const) {
        expect(await printOrders(shop, print, { kind, ids: [orderId], appUrl })).toMatchObject({
          refusal: 'nothing-to-print',
        })
      }
    })
  })
})
