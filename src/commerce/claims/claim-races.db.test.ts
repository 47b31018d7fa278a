import { afterEach, beforeEach, expect, it } from 'vitest'
import { claimOf, createClaim, deliver, uploadClaimPhoto } from '../../../tests/support/claims.ts'
import { bookedIn, refundsOf, stockOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import type { PayableOrder } from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { openPaidOrder } from '../../../tests/support/paid-order.ts'
import { raceAfterWritingTo } from '../../../tests/support/paused-shop.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import type { TestShop } from '../../../tests/support/test-shop.ts'
import { requestRefund } from '../payments/request-refund.server.ts'
import { openClaim } from './open-claim.server.ts'
import { refundClaim } from './refund-claim.server.ts'
import { replaceClaim } from './replace-claim.server.ts'
import { replyToClaim } from './reply-to-claim.server.ts'

/** The first request pauses inside its transaction, the second starts, then the first continues. */
describeOnEachDatabase('two concurrent requests about a claim', (open) => {
  let shop: TestShop
  let order: PayableOrder
  let paymentId: string

  beforeEach(async () => {
    ;({ shop, order, paymentId } = await openPaidOrder(open()))
    await deliver(shop, order)
  })

  afterEach(async () => {
    await runAllJobs(shop)
    await expectInvariantsToHold(shop)
  })

  const race = <First, Second>(
    table: string,
    first: (shop: TestShop) => Promise<First>,
    second: (shop: TestShop) => Promise<Second>,
  ) => raceAfterWritingTo(shop, table, first, second)

  const replace = (claimId: string, staffId: string) => (on: TestShop) =>
    replaceClaim(on, {
      ...{ claimId, staffId, message: '' },
      lines: [{ position: 0, quantity: 1 }],
      delivery: { date: '2026-11-22', slotId: shop.slot.id },
    })
  const refund = (claimId: string, staffId: string) => (on: TestShop) =>
    refundClaim(on, { claimId, paymentId, amount: 575, seenLeft: 575, staffId, message: '' })
  const replacements = async () => {
    const rows = await shop.db
      .selectFrom('orders')
      .select('id')
      .where('userId', '=', order.userId)
      .where('total', '=', 0)
      .execute()
    return rows.length
  }

  it.each(['orders', 'slot_bookings', 'products', 'order_events', 'audit_log'])(
    'place one replacement, paused at %s',
    async (table) => {
      const claimId = await createClaim(shop, order)
      const [stock, booked] = [await stockOf(shop, order.product), await bookedIn(shop)]
      const both = await race(table, replace(claimId, 'nadia'), replace(claimId, 'omar'))
      expect(both).toEqual([
        { ok: true },
        { ok: false, refusal: 'answered-already', answer: 'replacement' },
      ])
      expect(await replacements()).toBe(1)
      expect(await stockOf(shop, order.product)).toBe((stock ?? 0) - 1)
      expect(await bookedIn(shop)).toBe(booked + 1)
    },
  )

  it('place one replacement after a double click', async () => {
    const claimId = await createClaim(shop, order)
    const click = replace(claimId, 'nadia')
    const all = await Promise.all([click(shop), click(shop), click(shop)])
    expect(all).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await replacements()).toBe(1)
  })

  it.each(['orders', 'payments', 'refunds'])('refund once, paused at %s', async (table) => {
    const claimId = await createClaim(shop, order)
    const both = await race(table, refund(claimId, 'nadia'), refund(claimId, 'omar'))
    expect(both[0]).toEqual({ ok: true })
    expect(both[1]).toMatchObject({ refusal: 'answered-already', answer: 'refund' })
    await runAllJobs(shop)
    expect(await refundsOf(shop, order)).toMatchObject([{ amount: 575 }])
  })

  it('replace or refund, not both', async () => {
    const claimId = await createClaim(shop, order)
    const both = await race('orders', replace(claimId, 'nadia'), refund(claimId, 'omar'))
    expect(both[0]).toEqual({ ok: true })
    expect(both[1]).toMatchObject({ refusal: 'answered-already', answer: 'replacement' })
    expect(await refundsOf(shop, order)).toEqual([])
  })

  it('refund once beside a refund of the payment itself', async () => {
    const claimId = await createClaim(shop, order)
    const ofPayment = (on: TestShop) =>
      requestRefund(on, { paymentId, amount: 575, seenLeft: 575, reason: 'Late', staffId: 'omar' })
    const both = await race('refunds', ofPayment, refund(claimId, 'nadia'))
    expect(both[0]).toEqual({ ok: true })
    expect(both[1]).toMatchObject({ refusal: 'refunded-meanwhile', left: 0 })
    expect(await refundsOf(shop, order)).toHaveLength(1)
    expect(await claimOf(shop, order)).toMatchObject({ answer: null })
    await replyToClaim(shop, { claimId, staffId: 'nadia', message: 'We refunded it.' })
  })

  it('open one claim from two tabs', async () => {
    const images = [await uploadClaimPhoto(shop, order.orderId)]
    const others = [await uploadClaimPhoto(shop, order.orderId)]
    const both = await race(
      'claims',
      (on) => openClaim(on, order, { message: 'One', images }),
      (on) => openClaim(on, order, { message: 'Two', images: others }),
    )
    expect(both).toEqual([{ ok: true }, { ok: false, refusal: 'waiting' }])
    expect(await claimOf(shop, order)).toMatchObject({ message: 'One' })
  })
})
