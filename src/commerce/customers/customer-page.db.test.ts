import type { Updateable } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import type { OrdersTable } from '#database/tables/orders-tables.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { auditOf } from '../../../tests/support/audit.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createUser, type OrderOverrides } from '../../../tests/support/factories.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { Email } from '../emails/mailer.ts'
import { renderSentEmail } from '../emails/render-sent-email.server.ts'
import { resendOrderEmail } from '../emails/resend-order-email.server.ts'
import { listSentEmails } from '../emails/sent-email-store.server.ts'
import { maxAttempts } from '../jobs/job.ts'
import { transferGuestOrders } from '../orders/customer/transfer-guest-orders.server.ts'
import { insertOptOut } from '../reviews/invitation-store.server.ts'
import { optOutHash } from '../reviews/invite-to-review.server.ts'
import { findCustomer } from '../telephone/find-customers.server.ts'
import { addUserNote, mostUserNotes } from './add-user-note.server.ts'
import { readCustomer } from './read-customer.server.ts'
import { removeUserNote } from './remove-user-note.server.ts'

const costing = (total: number) => ({ total, subtotal: total - 75, deliveryFee: 75 })

describeUseCase('the page of a customer', (open) => {
  let shop: TestShop
  let userId: string

  beforeEach(async () => {
    shop = await openTestShop(open())
    userId = await createUser(shop, { phone: '' })
  })

  async function addOrder(change: Updateable<OrdersTable> = {}, owner = userId): Promise<string> {
    const { orderId } = await createOrder(shop, { userId: owner })
    const values = { status: 'delivered', paymentStatus: 'paid', expiresAt: null, ...change }
    await shop.db.updateTable('orders').set(values).where('id', '=', orderId).execute()
    return orderId
  }

  const read = async () => {
    const customer = await readCustomer(shop, userId)
    if (!customer) throw new Error('There is no such customer.')
    return customer
  }

  it('adds up what the customer paid less refunds', async () => {
    await addOrder({ ...costing(600), captured: 600, refunded: 100, createdAt: noon - 5 })
    await addOrder({
      ...costing(400),
      captured: 400,
      paymentStatus: 'cash_collected',
      createdAt: noon - 3,
    })
    await addOrder({ ...costing(900), captured: 900, status: 'cancelled', createdAt: noon - 9 })
    await addOrder({ ...costing(900), status: 'expired', createdAt: noon })
    await addOrder({
      total: 0,
      subtotal: 0,
      deliveryFee: 0,
      paymentStatus: 'not_due',
      createdAt: noon,
    })
    await addOrder({ ...costing(800), captured: 800 }, newDocumentId())
    expect((await read()).sales).toEqual({
      orders: 2,
      spent: 900,
      firstAt: noon - 5,
      lastAt: noon - 3,
    })
  })

  it('is empty for a user without orders', async () => {
    const { sales, recipients, notes, samePhone, consents } = await read()
    expect(sales).toEqual({ orders: 0, spent: 0, firstAt: null, lastAt: null })
    expect([recipients, notes, samePhone]).toEqual([[], [], []])
    expect(consents).toMatchObject({ email: 'mona@example.com', termsAt: null, stockAlerts: 0 })
    expect(await readCustomer(shop, newDocumentId())).toBeNull()
  })

  it('lists each recipient once, the latest first', async () => {
    await addOrder({ createdAt: noon - 9 })
    await addOrder({ createdAt: noon - 5 })
    await addOrder({ recipientName: 'Salma', street: '', building: '', floor: '', createdAt: noon })
    // Erased at the request of the recipient.
    await addOrder({ recipientName: '', recipientPhone: '', street: '', building: '', floor: '' })
    const { recipients } = await read()
    expect(recipients.map(({ name, orders }) => [name, orders])).toEqual([
      ['Salma', 1],
      ['Karim Nabil', 2],
    ])
  })

  it('shows the orders of guests with the same phone number', async () => {
    await addOrder({ contactPhone: '+201000000077' })
    const ofGuest = await addOrder({ contactPhone: '+201000000077' }, newDocumentId())
    await addOrder({ contactPhone: '+201000000078' }, newDocumentId())
    expect((await read()).samePhone.map(({ id }) => id)).toEqual([ofGuest])
  })

  it('shows which emails the customer ended', async () => {
    await addOrder({ contactEmail: 'Stopped@example.com', createdAt: noon - 1 })
    const hash = optOutHash(shop, 'stopped@example.com')
    await inTransaction(shop.db, (tx) => insertOptOut(tx, hash, noon - 4))
    expect((await read()).consents).toEqual({
      email: 'Stopped@example.com',
      reviewsStoppedAt: noon - 4,
      stockAlerts: 0,
      termsAt: noon - 1,
    })
  })

  it('prefills an order with the latest contact, not for a suspended customer', async () => {
    await addOrder({ contactName: 'Mona A.', contactPhone: '+201000000079' })
    expect(await findCustomer(shop, userId)).toMatchObject({
      id: userId,
      name: 'Mona A.',
      phone: '+201000000079',
    })
    await shop.db.updateTable('users').set({ suspended: 1 }).where('id', '=', userId).execute()
    expect(await findCustomer(shop, userId)).toBeNull()
  })

  describe('notes', () => {
    const actorId = 'nadia'
    const add = (text: string) => addUserNote(shop, { userId, text, actorId })

    it('are added and deleted, each with an entry in the audit log without the text', async () => {
      await add('Prefers peonies')
      shop.clock.now += 1
      await add('Rings at noon')
      const [newest] = (await read()).notes
      expect((await read()).notes.map(({ text }) => text)).toEqual([
        'Rings at noon',
        'Prefers peonies',
      ])
      const noteId = newest?.id ?? ''
      const both = [1, 2].map(() => removeUserNote(shop, { userId, noteId, actorId }))
      const removed = await Promise.all(both)
      expect(removed.map(({ ok }) => ok).toSorted()).toEqual([false, true])
      expect((await read()).notes.map(({ text }) => text)).toEqual(['Prefers peonies'])
      const entries = await auditOf(shop.db, userId)
      expect(entries.map(({ action }) => action)).toEqual([
        'user.note-added',
        'user.note-added',
        'user.note-removed',
      ])
      expect(JSON.stringify(entries)).not.toContain('noon')
    })

    it('belong to one customer and are limited', async () => {
      await add('Prefers peonies')
      const [note] = (await read()).notes
      const other = await createUser(shop)
      const wrong = { userId: other, noteId: note?.id ?? '', actorId }
      expect(await removeUserNote(shop, wrong)).toEqual({ ok: false, refusal: 'note-gone' })
      expect(await addUserNote(shop, { userId: newDocumentId(), text: 'x', actorId })).toEqual({
        ok: false,
        refusal: 'not-found',
      })
      for (let n = 1; n < mostUserNotes; n++) await add(`Note ${n}`)
      expect(await add('One more')).toEqual({ ok: false, refusal: 'too-many-notes' })
    })
  })

  describe('emails', () => {
    const renderEmail = async (email: Email) => JSON.stringify(email)
    const list = async (owner = userId) =>
      (await listSentEmails(shop.db, { userId: owner }, 10)).emails

    async function sendFirst(overrides: OrderOverrides = {}): Promise<string> {
      await createOrder(shop, { userId, ...overrides })
      await runAllJobs(shop)
      return (await list())[0]?.id ?? ''
    }

    it('are recorded once sent, and shown without secret links', async () => {
      const mailId = await sendFirst()
      expect((await list()).map(({ trigger, number }) => [trigger, number])).toEqual([
        ['received', expect.stringMatching(/^\d{4}-\d{4}$/)],
      ])
      const shown = await renderSentEmail({ ...shop, renderEmail }, mailId)
      expect(shown?.subject).toBe(shop.mailer.sent.at(-1)?.email.subject)
      expect(shown?.html).not.toContain('key=')
      expect(JSON.stringify(shop.mailer.sent.at(-1)?.email)).toContain('key=')
    })

    it('are not recorded while the mail server is down', async () => {
      shop.mailer.send = () => Promise.reject(new Error('Down.'))
      await createOrder(shop, { userId })
      await runAllJobs(shop)
      expect(await list()).toEqual([])
    })

    it('are sent again once for two clicks, with an entry in the audit log', async () => {
      const mailId = await sendFirst()
      const sent = shop.mailer.sent.length
      const both = [1, 2].map(() => resendOrderEmail(shop, { mailId, staffId: 'nadia' }))
      expect(await Promise.all(both)).toEqual([{ ok: true }, { ok: true }])
      await runAllJobs(shop)
      expect(shop.mailer.sent).toHaveLength(sent + 1)
      expect(await list()).toHaveLength(2)
      const orderId = (await list())[0]?.orderId ?? ''
      expect((await auditOf(shop.db, orderId)).map(({ action }) => action)).toContain(
        'order.email-resent',
      )
    })

    it('are sent again after all attempts of an earlier click have failed', async () => {
      const mailId = await sendFirst({ paymentMethod: 'cash' })
      const resend = () => resendOrderEmail(shop, { mailId, staffId: 'nadia' })
      shop.mailer.availability = 'down'
      await resend()
      for (let time = 0; time < maxAttempts; time++) {
        await runAllJobs(shop)
        shop.clock.now += minutes(60)
      }
      shop.mailer.availability = 'up'
      expect(await resend()).toEqual({ ok: true })
      await runAllJobs(shop)
      expect(await list()).toHaveLength(2)
    })

    it('are not sent again once they are no longer true', async () => {
      const mailId = await sendFirst()
      const change = (values: Updateable<OrdersTable>) =>
        shop.db.updateTable('orders').set(values).where('userId', '=', userId).execute()
      await change({ contactEmail: '' })
      const resend = () => resendOrderEmail(shop, { mailId, staffId: 'nadia' })
      expect(await resend()).toEqual({ ok: false, refusal: 'no-address' })
      await change({ contactEmail: 'mona@example.com', status: 'delivered' })
      expect(await resend()).toEqual({ ok: false, refusal: 'not-current' })
      const unknown = { mailId: newDocumentId(), staffId: 'nadia' }
      expect(await resendOrderEmail(shop, unknown)).toEqual({
        ok: false,
        refusal: 'not-resendable',
      })
    })

    it('follow the orders of a guest to the account', async () => {
      await sendFirst()
      const account = await createUser(shop)
      const transfer = { guestId: userId, userId: account, at: noon + minutes(1) }
      await inTransaction(shop.db, (tx) => transferGuestOrders(tx, transfer))
      expect(await list(account)).toHaveLength(1)
      expect(await list()).toEqual([])
    })
  })
})
