import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditOf } from '../../../../tests/support/audit.ts'
import { orderOf, refundsOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createUser } from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { openPaidOrder, type PaidOrder } from '../../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { tomorrow } from '../../../../tests/support/test-shop.ts'
import { cancelOwnOrder } from '../customer/cancel-own-order.server.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { readStaffOrder } from '../staff/read-staff-order.server.ts'
import { listCancellationRequests } from './cancellation-request-store.server.ts'
import { decideCancellation } from './decide-cancellation.server.ts'
import { requestCancellation } from './request-cancellation.server.ts'

describeOnEachDatabase('a request to cancel a paid order', (open) => {
  let paid: PaidOrder
  let staffId: string

  beforeEach(async () => {
    paid = await openPaidOrder(open())
    staffId = await createUser(paid.shop, { name: 'Nadia', role: 'seller' })
  })

  afterEach(async () => {
    await runAllJobs(paid.shop)
    await expectInvariantsToHold(paid.shop)
  })

  const ask = (from: OrderStatus = 'confirmed') =>
    requestCancellation(paid.shop, {
      ...{ orderId: paid.order.orderId, from, reason: 'No peonies', staffId },
    })
  const openRequest = async () =>
    (await readStaffOrder(paid.shop, paid.order.orderId))?.cancellation
  const listed = async () =>
    (await listCancellationRequests(paid.shop.db)).filter(
      ({ orderId }) => orderId === paid.order.orderId,
    )
  async function decide(decision: 'approve' | 'decline', from: OrderStatus = 'confirmed') {
    const requestId = (await openRequest())?.id ?? 'none'
    const { orderId } = paid.order
    const answer = { orderId, requestId, decision, from, note: '', staffId: 'omar' }
    return decideCancellation(paid.shop, answer)
  }
  const move = (from: OrderStatus, to: OrderStatus) => {
    const by = { staffId, note: '', confirmedDays: [tomorrow], mayRefund: true }
    return advanceOrder(paid.shop, { ...by, orderId: paid.order.orderId, from, to })
  }
  const actions = async () =>
    (await auditOf(paid.shop.db, paid.order.orderId)).map(({ action }) => action)

  it('is shown on the order and in the list, and moves no money', async () => {
    expect(await ask()).toEqual({ ok: true })
    expect(await openRequest()).toMatchObject({ reason: 'No peonies', requestedBy: 'Nadia' })
    expect(await listed()).toMatchObject([{ refund: 575, status: 'confirmed' }])
    expect(await refundsOf(paid.shop, paid.order)).toEqual([])
    expect(await actions()).toContain('order.cancellation-requested')
  })

  it('is made once', async () => {
    const results = await Promise.all([ask(), ask(), ask()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await listed()).toHaveLength(1)
    expect(await ask()).toEqual({ ok: false, refusal: 'already-requested' })
  })

  it('is refused for an order that cannot be cancelled', async () => {
    expect(await ask('preparing')).toMatchObject({ refusal: 'changed-elsewhere' })
    await move('confirmed', 'preparing')
    await move('preparing', 'out_for_delivery')
    expect(await ask('out_for_delivery')).toMatchObject({ refusal: 'move-not-allowed' })
  })

  it('cancels and refunds the order when it is approved', async () => {
    await ask()
    expect(await decide('approve')).toEqual({ ok: true })
    await runAllJobs(paid.shop)
    expect(await orderOf(paid.shop, paid.order)).toMatchObject({
      status: 'cancelled',
      refunded: 575,
    })
    expect(await listed()).toEqual([])
    expect(await actions()).toContain('order.cancellation-approved')
  })

  it('leaves the order as it is when it is declined, and can be made again', async () => {
    await ask()
    expect(await decide('decline')).toEqual({ ok: true })
    expect((await orderOf(paid.shop, paid.order)).status).toBe('confirmed')
    expect(await openRequest()).toBeNull()
    expect(await actions()).toContain('order.cancellation-declined')
    expect(await ask()).toEqual({ ok: true })
  })

  it('has one decision when two staff members decide concurrently', async () => {
    await ask()
    const [approved, declined] = await Promise.all([decide('approve'), decide('decline')])
    expect([approved, declined].filter(({ ok }) => ok)).toHaveLength(1)
    await runAllJobs(paid.shop)
    const { status, refunded } = await orderOf(paid.shop, paid.order)
    expect([status, refunded]).toEqual(approved.ok ? ['cancelled', 575] : ['confirmed', 0])
    expect(await decide('approve')).toEqual({ ok: false, refusal: 'already-decided' })
  })

  it('stays open while the order has moved since', async () => {
    await ask()
    await move('confirmed', 'preparing')
    expect(await decide('approve')).toMatchObject({ refusal: 'changed-elsewhere' })
    expect(await decide('approve', 'preparing')).toEqual({ ok: true })
  })

  it('needs no decision once the customer has cancelled', async () => {
    await ask()
    await cancelOwnOrder(paid.shop, paid.order)
    expect([await listed(), await openRequest()]).toEqual([[], null])
  })

  it('needs no decision once a super admin has cancelled', async () => {
    await ask()
    await move('confirmed', 'cancelled')
    expect([await listed(), await openRequest()]).toEqual([[], null])
    expect(await decide('decline')).toEqual({ ok: false, refusal: 'already-decided' })
  })
})
