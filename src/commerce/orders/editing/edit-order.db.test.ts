import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditOf } from '../../../../tests/support/audit.ts'
import { bookedIn, orderOf, refundsOf } from '../../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../../tests/support/each-database.ts'
import { createOrder, type TestOrder } from '../../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../../tests/support/invariants.ts'
import { edit, editOf } from '../../../../tests/support/order-edits.ts'
import { createPaidOrder } from '../../../../tests/support/paid-order.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import {
  createPeakDay,
  createSlot,
  createZone,
  openTestShop,
  type TestShop,
  tomorrow,
} from '../../../../tests/support/test-shop.ts'
import { addDays } from '../../delivery/cairo-time.ts'
import { completePayment } from '../../payments/complete-payment.server.ts'
import { listPayments } from '../../payments/payment-store.server.ts'
import { requestRefund } from '../../payments/request-refund.server.ts'
import { startPayment } from '../../payments/start-payment.server.ts'
import { orderStatuses } from '../order-statuses.ts'
import { readOrderView } from '../read-order-view.server.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { editOrder } from './edit-order.server.ts'
import { mayEdit } from './editable-order.ts'

const later = addDays(tomorrow, 1)

describeUseCase('editOrder', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await createPaidOrder(shop)
  })

  afterEach(async () => {
    await expectInvariantsToHold(shop)
    await shop.db.deleteFrom('deliveryPeakDays').execute()
  })

  const events = async () => (await listEvents(shop.db, order.orderId)).map(({ kind }) => kind)
  const farther = () => createZone(shop, { name: 'Maadi', fee: 150 })
  const nearer = () => createZone(shop, { name: 'Dokki', fee: 50 })
  const state = async () => {
    const { status, paymentStatus, total, captured, refunded, due } = await orderOf(shop, order)
    return { status, paymentStatus, total, captured, refunded, due }
  }

  it('changes recipient, address and card, with one event, audit entry and email', async () => {
    await runAllJobs(shop)
    const before = shop.mailer.sent.length
    const change = {
      recipientName: 'Salma Hassan',
      recipientPhone: '+201112223344',
      street: 'Road 9',
      cardMessage: 'Get well soon',
    }
    expect(await edit(shop, order, change)).toEqual({ ok: true })
    expect(await orderOf(shop, order)).toMatchObject({
      recipient: { name: 'Salma Hassan', phone: '+201112223344' },
      address: { street: 'Road 9', building: '12', notes: 'Ring twice' },
      cardMessage: 'Get well soon',
      total: 575,
    })
    const last = (await listEvents(shop.db, order.orderId)).at(-1)
    expect(last).toMatchObject({ kind: 'edited', actor: 'staff', actorId: 'nadia' })
    expect(last?.changes?.map(({ part }) => part)).toEqual([
      'address',
      'recipient',
      'phone',
      'card',
    ])
    const [entry] = await auditOf(shop.db, order.orderId)
    expect(entry).toMatchObject({ actorId: 'nadia', action: 'order.edited' })
    expect(JSON.stringify(entry)).not.toMatch(/Salma|Karim|Road 9|\+20/)
    await runAllJobs(shop)
    expect(shop.mailer.sent.slice(before)).toMatchObject([
      { email: { heading: 'Your order was changed' } },
    ])
  })

  it('moves day and time, and the reservation with them', async () => {
    const evening = await createSlot(shop, { name: 'Evening', startMinute: 18 * 60 })
    expect(await edit(shop, order, { date: later, slotId: evening.id })).toEqual({ ok: true })
    expect((await orderOf(shop, order)).delivery).toMatchObject({
      date: later,
      slotName: 'Evening',
    })
    expect([await bookedIn(shop), await bookedIn(shop, evening.id)]).toEqual([0, 1])
  })

  it('refuses a full slot, and keeps the old one', async () => {
    const full = await createSlot(shop, { capacity: 0 })
    expect(await edit(shop, order, { slotId: full.id, cardMessage: 'New' })).toEqual({
      ok: false,
      refusal: 'slot-unavailable',
      state: 'full',
    })
    expect([await bookedIn(shop), (await orderOf(shop, order)).cardMessage]).toEqual([
      1,
      'Happy birthday',
    ])
  })

  it('asks for the higher fee of another area, which the customer can pay online', async () => {
    const zoneId = (await farther()).id
    expect(await edit(shop, order, { zoneId }, { seenTotal: 650 })).toEqual({ ok: true })
    const due = { status: 'confirmed', paymentStatus: 'paid', total: 650, captured: 575, due: 75 }
    expect(await state()).toMatchObject(due)
    const started = await startPayment(shop, { ...order, method: 'card' })
    if (!started.ok) throw new Error(started.refusal)
    expect((await listPayments(shop.db, order.orderId)).at(-1)?.amount).toBe(75)
    await completePayment(shop, shop.payments.pay(started.checkoutUrl), 'webhook')
    expect(await state()).toMatchObject({ ...due, captured: 650, due: 0 })
    expect(await refundsOf(shop, order)).toEqual([])
    expect(await startPayment(shop, { ...order, method: 'card' })).toMatchObject({
      refusal: 'order-not-payable',
    })
  })

  it('refunds the lower fee of another area once', async () => {
    const request = await editOf(shop, order, { zoneId: (await nearer()).id }, { seenTotal: 550 })
    expect(await editOrder(shop, request)).toEqual({ ok: true })
    expect(await editOrder(shop, request)).toEqual({ ok: true })
    await runAllJobs(shop)
    expect(shop.payments.refunds.map(({ amount }) => amount)).toEqual([25])
    expect(await state()).toMatchObject({ paymentStatus: 'paid', total: 550, refunded: 25, due: 0 })
    expect(await events()).toEqual(['moved', 'moved', 'edited'])
  })

  it('refuses a lower price of a paid order without the permission to refund', async () => {
    const zoneId = (await nearer()).id
    const without = { seenTotal: 550, mayRefund: false }
    expect(await edit(shop, order, { zoneId }, without)).toMatchObject({
      refusal: 'refund-not-allowed',
    })
    expect(await state()).toMatchObject({ total: 575 })
  })

  it('refunds no more than the payments have left', async () => {
    const [payment] = await listPayments(shop.db, order.orderId)
    const refund = { paymentId: payment?.id ?? '', amount: 565, seenLeft: 575, reason: 'Wilted' }
    await requestRefund(shop, { ...refund, staffId: 'nadia' })
    const zoneId = (await nearer()).id
    expect(await edit(shop, order, { zoneId }, { seenTotal: 550 })).toEqual({ ok: true })
    const amounts = (await refundsOf(shop, order)).map(({ amount }) => amount)
    expect(amounts.toSorted()).toEqual([10, 565])
  })

  it('adds the surcharge of a peak day, and takes it away again', async () => {
    await createPeakDay(shop, later, { amount: 60 })
    expect(await edit(shop, order, { date: later }, { seenTotal: 635 })).toEqual({ ok: true })
    expect(await orderOf(shop, order)).toMatchObject({
      deliveryFee: 135,
      surcharge: { amount: 60 },
      due: 60,
    })
    expect(await edit(shop, order, { date: tomorrow }, { seenTotal: 575 })).toEqual({ ok: true })
    expect(await orderOf(shop, order)).toMatchObject({ deliveryFee: 75, surcharge: null, due: 0 })
    expect(await refundsOf(shop, order)).toEqual([])
  })

  it('refuses a price that staff did not see', async () => {
    const zoneId = (await farther()).id
    expect(await edit(shop, order, { zoneId })).toEqual({
      ok: false,
      refusal: 'price-changed',
      total: 650,
    })
  })

  it('refuses a closed area', async () => {
    const closed = await createZone(shop, { open: false })
    expect(await edit(shop, order, { zoneId: closed.id })).toMatchObject({ refusal: 'zone-closed' })
  })

  it('changes what the driver collects of a cash order, up to the limit', async () => {
    const cash = await createOrder(shop, { paymentMethod: 'cash' })
    const zoneId = (await farther()).id
    const tight = { ...shop, policy: { ...shop.policy, cashLimit: 600 } }
    expect(await edit(tight, cash, { zoneId }, { seenTotal: 650 })).toEqual({
      ok: false,
      refusal: 'cash-limit',
      limit: 600,
    })
    expect(await edit(shop, cash, { zoneId }, { seenTotal: 650 })).toEqual({ ok: true })
    expect(await orderOf(shop, cash)).toMatchObject({
      total: 650,
      due: 0,
      paymentStatus: 'cash_due',
    })
  })

  it('refuses what another staff member has changed meanwhile', async () => {
    const mine = await editOf(shop, order, { cardMessage: 'Mine' })
    const theirs = await editOf(shop, order, { recipientName: 'Theirs' })
    expect(await editOrder(shop, theirs)).toEqual({ ok: true })
    expect(await editOrder(shop, mine)).toEqual({ ok: false, refusal: 'changed-elsewhere' })
    expect(await orderOf(shop, order)).toMatchObject({ cardMessage: 'Happy birthday' })
  })

  it('keeps the address that the recipient gives out of timeline and page', async () => {
    const asked = await createPaidOrder(shop, {
      address: { givenBy: 'recipient', zoneId: shop.zone.id },
    })
    const unknown = await editOf(shop, asked, { street: 'Road 9', building: '7' })
    expect(await editOrder(shop, unknown)).toMatchObject({ refusal: 'changed-elsewhere' })
    const { orderId } = asked
    await shop.db
      .updateTable('orders')
      .set({ street: 'Road 9', building: '7', addressGivenAt: shop.now() })
      .where('id', '=', orderId)
      .execute()
    expect(await edit(shop, asked, { street: 'Road 10' })).toEqual({ ok: true })
    const view = await readOrderView(shop, orderId, { userId: asked.userId, isStaff: false })
    expect(JSON.stringify(view)).not.toContain('Road')
    expect(view?.timeline.at(-1)).toMatchObject({ kind: 'edited', actorId: null })
  })

  it('shows a visitor with the link no edit', async () => {
    await edit(shop, order, { cardMessage: 'Secret' })
    const view = await readOrderView(shop, order.orderId, { userId: null, isStaff: false })
    expect(JSON.stringify(view)).not.toMatch(/Secret|edited/)
  })

  it.each(orderStatuses)('changes an order only until it leaves: %s', async (status) => {
    const { orderId } = order
    const setStatus = (to: string) =>
      shop.db.updateTable('orders').set({ status: to }).where('id', '=', orderId).execute()
    const request = await editOf(shop, order, { cardMessage: 'New' })
    await setStatus(status)
    expect(await editOrder(shop, request)).toEqual(
      mayEdit(status) ? { ok: true } : { ok: false, refusal: 'too-late-to-change', status },
    )
    await setStatus('confirmed')
  })
})
