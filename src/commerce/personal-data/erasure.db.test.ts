import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import { replyToClaim } from '#commerce/claims/reply-to-claim.server.ts'
import { addUserNote } from '#commerce/customers/add-user-note.server.ts'
import { saveProfile } from '#commerce/customers/save-profile.server.ts'
import { updateUser } from '#commerce/customers/update-user.server.ts'
import { findProfile } from '#commerce/customers/user-store.server.ts'
import { enqueueAccountEmail } from '#commerce/emails/send-account-email.server.ts'
import { correctDelivery } from '#commerce/orders/lifecycle/correct-delivery.server.ts'
import { expireOrder } from '#commerce/orders/lifecycle/expire-order.server.ts'
import { addOwnerLink } from '#commerce/orders/owner-link/add-owner-link.server.ts'
import { readLinkedOrder } from '#commerce/orders/owner-link/read-linked-order.server.ts'
import { giveAddress } from '#commerce/orders/recipient-address/give-address.server.ts'
import { makeAddressLink } from '#commerce/orders/recipient-address/make-address-link.server.ts'
import { listEvents } from '#commerce/orders/records/order-event-store.server.ts'
import { addNote } from '#commerce/orders/staff/add-note.server.ts'
import { completePayment } from '#commerce/payments/complete-payment.server.ts'
import { saveReview } from '#commerce/reviews/save-review.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { auditOf } from '../../../tests/support/audit.ts'
import { createClaim, deliver, uploadClaimPhoto } from '../../../tests/support/claims.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import { createDriver, orderOnTheWay, reportOf } from '../../../tests/support/driver-runs.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createProduct,
  createUser,
  lineOf,
  orderRequest,
  placeCardOrder,
  type TestOrder,
} from '../../../tests/support/factories.ts'
import { findTraces as findTracesIn } from '../../../tests/support/find-traces.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { edit } from '../../../tests/support/order-edits.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { failAfterWritingTo, raceAfterWritingTo } from '../../../tests/support/paused-shop.ts'
import {
  cardTokenOf,
  createAskingOrder,
  thanksOf,
  uploadThanksPhoto,
} from '../../../tests/support/recipients.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { eraseAccount } from './erase-account.server.ts'
import { eraseOrder } from './erase-order.server.ts'
import { eraseRecipient } from './erase-recipient.server.ts'
import { eraseRecipientOnRequest } from './erase-recipient-on-request.server.ts'

// In Arabic letters, which no random id contains: a search may find the beginning of a word.
const customer = { name: 'ضغظاء', email: 'zyphora.quill@example.com', phone: '+201559876543' }
const recipient = { name: 'خثذان', phone: '+201558765432' }
const card = 'شظغة دائمة'
const street = 'ثخذض ستريت'
const traces = ['ضغظ', 'خثذ', 'شظغ', 'ثخذ', 'zyphora', '559876543', '558765432']

describeOnEachDatabase('erasure', (open) => {
  let shop: TestShop
  let userId: string
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    userId = newDocumentId()
    const { name, email, phone } = customer
    await createUser(shop, { id: userId, name, surname: name, email, phone, verifiedEmail: email })
    await createUser(shop, { id: 'nadia', name: 'Nadia', role: 'superAdmin' }).catch(
      () => undefined,
    )
    order = await createOrder()
  })

  const createOrder = () =>
    createPaidOrder(shop, {
      userId,
      recipient,
      address: {
        givenBy: 'sender',
        zoneId: shop.zone.id,
        street,
        building: street,
        floor: '3',
        notes: `${street}، ${recipient.name}`,
      },
      cardMessage: card,
      contact: customer,
    })
  const erase = (on = shop) => eraseAccount({ ...on, removeSignIn: endSessionsOf }, userId)
  const place = async (on: TestShop) => {
    const lines = [lineOf(await createProduct(shop))]
    return placeOrder(on, orderRequest(shop, { lines }), userId)
  }

  const findTraces = (texts: readonly string[]) => findTracesIn(open(), texts)

  /** Writes the texts of the customer wherever the shop accepts some. */
  async function fill(): Promise<void> {
    const { orderId } = order
    await edit(shop, order, { recipientName: `${recipient.name} ${customer.name}` })
    await addNote(shop, { orderId, staffId: 'nadia', note: `${customer.name} called` })
    await addOwnerLink(shop, { orderId, mailId: newDocumentId() })
    const token = await cardTokenOf(shop, order)
    await deliver(shop, order)
    const image = await uploadThanksPhoto(shop, orderId)
    await thanksOf(token, recipient.name, image)(shop)
    const claimId = await createClaim(shop, order)
    await shop.db.updateTable('claims').set({ message: customer.name }).execute()
    await replyToClaim(shop, { claimId, staffId: 'nadia', message: `Dear ${customer.name}` })
    const photos = [await uploadClaimPhoto(shop, orderId)]
    const draft = { rating: 5, text: 'Lovely', showName: true, agreesToPhoto: true } as const
    await saveReview(shop, order, {
      position: 0,
      seen: null,
      draft: { ...draft, keptPhotos: [], images: photos },
    })
    await addUserNote(shop, { userId, text: customer.name, actorId: 'nadia' })
    const profile = await shop.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await updateUser(shop, {
      actorId: 'nadia',
      userId,
      form: { ...profile, surname: `${customer.name}ة` },
      seenUpdatedAt: profile.updatedAt,
    })
    await shop.db
      .updateTable('paymentEvents')
      .set({ body: JSON.stringify({ billing: customer }) })
      .execute()
    const at = shop.now()
    // The second one failed: the customer has left this address.
    for (const to of [customer.email, 'zyphora@earlier.example.com']) {
      const { name } = customer
      await enqueueAccountEmail(shop.db, { userId, to, name, trigger: 'password.changed', at })
    }
    const isEarlier = sql<boolean>`payload like '%earlier.example.com%'`
    await shop.db.updateTable('jobs').set({ diedAt: at }).where(isEarlier).execute()
    const waiting = {
      id: newDocumentId(),
      productId: order.product.id,
      locale: 'en',
      tokenHash: newDocumentId(),
    }
    await shop.db
      .insertInto('stockAlerts')
      .values({ ...waiting, email: customer.email, createdAt: at, toldAt: null })
      .execute()
  }

  const ledgerRow = () =>
    shop.db
      .selectFrom('orders')
      .select(['number', 'total', 'captured', 'refunded', 'subtotal', 'status', 'paymentStatus'])
      .select(['deliveryDate', 'zoneName', 'userId'])
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow()

  describe('of an account', () => {
    it('leaves no name, number, address, card text or file, and all amounts', async () => {
      await fill()
      expect(await findTraces(traces)).not.toEqual([])
      expect(shop.files.kept.size).toBeGreaterThan(0)
      const before = await ledgerRow()
      expect(await erase()).toEqual({ ok: true })
      shop.clock.now += minutes(1)
      await runAllJobs(shop)
      expect(await findTraces(traces)).toEqual([])
      expect([...shop.files.kept.keys()]).toEqual([])
      expect(await ledgerRow()).toEqual(before)
      expect(await findProfile(shop.db, userId)).toBeNull()
      await expectInvariantsToHold(shop, shop.now())
    })

    it('changes nothing when it is repeated', async () => {
      await deliver(shop, order)
      await erase()
      const before = await orderOf(shop, order)
      expect(await erase()).toEqual({ ok: true })
      expect(await orderOf(shop, order)).toEqual(before)
    })

    it('is refused while an order has not ended, and then changes nothing', async () => {
      await deliver(shop, order)
      const second = await orderOf(shop, await createOrder())
      const refusal = { ok: false, refusal: 'orders-open', numbers: [second.number] }
      expect(await erase()).toEqual(refusal)
      expect((await orderOf(shop, order)).contact.name).toBe(customer.name)
      expect(await findProfile(shop.db, userId)).not.toBeNull()
    })

    it('waits for the answer to a claim', async () => {
      await deliver(shop, order)
      await createClaim(shop, order)
      expect(await erase()).toMatchObject({ refusal: 'orders-open' })
    })

    it('keeps an email about another account to the same address', async () => {
      await deliver(shop, order)
      const { name, email: to } = customer
      const other = { userId: newDocumentId(), to, name, trigger: 'password.changed' } as const
      await enqueueAccountEmail(shop.db, { ...other, at: shop.now() })
      expect(await erase()).toEqual({ ok: true })
      const jobs = await shop.db.selectFrom('jobs').select('payload').execute()
      expect(jobs.filter(({ payload }) => payload.includes(other.userId))).toHaveLength(1)
    })

    it('deletes an invitation to the verified address', async () => {
      await deliver(shop, order)
      const { name, email: to } = customer
      const invitation = { userId: null, to, name, trigger: 'invited.seller' } as const
      await enqueueAccountEmail(shop.db, { ...invitation, at: shop.now() })
      expect(await erase()).toEqual({ ok: true })
      const jobs = await shop.db.selectFrom('jobs').select('payload').execute()
      expect(jobs.filter(({ payload }) => payload.includes(invitation.trigger))).toEqual([])
    })

    it('is refused for staff', async () => {
      await shop.db.updateTable('users').set({ role: 'seller' }).where('id', '=', userId).execute()
      expect(await erase()).toEqual({ ok: false, refusal: 'staff' })
    })

    it('is not undone by a profile that another tab saves', async () => {
      await deliver(shop, order)
      await erase()
      const form = { ...customer, surname: '' }
      await expect(saveProfile(shop, userId, form)).rejects.toThrow('erased')
      expect(await findProfile(shop.db, userId)).toBeNull()
    })

    it('changes nothing when the connection is lost, and succeeds afterwards', async () => {
      await fill()
      const db = shop.db.withPlugin(failAfterWritingTo('audit_log'))
      await expect(erase({ ...shop, db })).rejects.toThrow('Lost.')
      expect((await orderOf(shop, order)).contact.name).toBe(customer.name)
      expect(await findProfile(shop.db, userId)).not.toBeNull()
      expect(await erase()).toEqual({ ok: true })
    })

    it('waits for an order that is being placed, and is refused', async () => {
      await deliver(shop, order)
      const [placed, erased] = await raceAfterWritingTo(shop, 'users', place, erase)
      expect(placed).toMatchObject({ ok: true })
      expect(erased).toMatchObject({ refusal: 'orders-open' })
      expect((await orderOf(shop, order)).contact.name).toBe(customer.name)
    })

    it('happens once when two browsers request it', async () => {
      await deliver(shop, order)
      const both = await raceAfterWritingTo(shop, 'order_events', erase, erase)
      expect(both).toEqual([{ ok: true }, { ok: true }])
      expect((await orderOf(shop, order)).contact.name).toBe('')
      const entries = await auditOf(shop.db, userId)
      expect(entries.filter(({ action }) => action === 'user.erased')).toHaveLength(1)
    })

    it('keeps an order whole that is placed meanwhile', async () => {
      await deliver(shop, order)
      const [erased, placed] = await raceAfterWritingTo(shop, 'order_events', erase, place)
      expect(erased).toEqual({ ok: true })
      if (!placed.ok) throw new Error(placed.refusal)
      const [old, kept] = [await orderOf(shop, order), await orderOf(shop, placed)]
      expect([old.contact.name, kept.contact.name]).toEqual(['', 'Mona Adel'])
    })

    it('marks the audit entries that it redacts, which accept no other change', async () => {
      await fill()
      await erase()
      const redacted = await shop.db
        .selectFrom('auditLog')
        .select(['id', 'redactedAt', 'after'])
        .where('subject', '=', userId)
        .where('action', '=', 'profile.changed')
        .executeTakeFirstOrThrow()
      expect(redacted).toMatchObject({ redactedAt: shop.now(), after: '{"surname":""}' })
      const change = { actorId: 'me', redactedAt: shop.now() }
      const changing = shop.db.updateTable('auditLog').set(change).where('id', '=', redacted.id)
      await expect(changing.execute()).rejects.toThrow('only ever added to')
      const unmarked = { after: null, redactedAt: null }
      const hiding = shop.db.updateTable('auditLog').set(unmarked).where('id', '=', redacted.id)
      await expect(hiding.execute()).rejects.toThrow('only ever added to')
    })
  })

  describe('of one order', () => {
    it('ends its links, and finds no order of another customer', async () => {
      const { orderId } = order
      const path = await addOwnerLink(shop, { orderId, mailId: newDocumentId() })
      const tokens = [path.split('key=').at(-1) ?? '']
      expect(await eraseOrder(shop, { orderId, userId: 'other' })).toMatchObject({ ok: false })
      expect(await eraseOrder(shop, order)).toEqual({ ok: false, refusal: 'order-open' })
      await deliver(shop, order)
      expect(await eraseOrder(shop, order)).toEqual({ ok: true })
      expect(await readLinkedOrder(shop, { orderId, tokens })).toBeNull()
      expect(await orderOf(shop, order)).toMatchObject({
        recipient: { name: '', phone: '' },
        contact: { name: '', email: '', phone: '' },
        cardMessage: '',
      })
    })

    it('refunds a late payment instead of delivering without an address', async () => {
      const unpaid = await placeCardOrder(shop, { userId })
      shop.clock.now += minutes(31)
      await expireOrder(shop, unpaid)
      expect(await eraseOrder(shop, unpaid)).toEqual({ ok: true })
      await completePayment(shop, shop.payments.pay(unpaid.checkoutUrl), 'webhook')
      shop.clock.now += minutes(3)
      await runAllJobs(shop)
      const refunded = { status: 'expired', paymentStatus: 'refunded', refunded: 575 }
      expect(await orderOf(shop, unpaid)).toMatchObject(refunded)
    })

    it('waits for a difference that the customer still owes', async () => {
      await deliver(shop, order)
      const owes = (due: number) =>
        shop.db
          .updateTable('orders')
          .set({ due, senderShown: 0 })
          .where('id', '=', order.orderId)
          .execute()
      await owes(75)
      expect(await eraseOrder(shop, order)).toEqual({ ok: false, refusal: 'order-open' })
      expect(await erase()).toMatchObject({ refusal: 'orders-open' })
      await owes(0)
      expect(await eraseOrder(shop, order)).toEqual({ ok: true })
    })

    it('leaves no delivery to correct', async () => {
      await deliver(shop, order)
      await eraseOrder(shop, order)
      const correction = { from: 'delivered', to: 'out_for_delivery', reason: 'Wrong' } as const
      const by = { orderId: order.orderId, staffId: 'nadia' }
      expect(await correctDelivery(shop, { ...correction, ...by })).toMatchObject({
        refusal: 'order-not-found',
      })
    })
  })

  describe('of a recipient', () => {
    it('leaves the card and the customer, and ends the links', async () => {
      await fill()
      const token = await cardTokenOf(shop, order)
      expect(await eraseRecipient(shop, token)).toEqual({ ok: true })
      const { contact, cardMessage } = await orderOf(shop, order)
      expect([contact.name, cardMessage]).toEqual([customer.name, card])
      expect(await eraseRecipient(shop, token)).toEqual({ ok: false, refusal: 'link-unknown' })
    })

    it('leaves no copy of the report of a driver', async () => {
      const report = `رظغان's neighbour took it`
      const driverId = await createDriver(shop)
      const sent = await orderOnTheWay(shop, driverId, {
        recipient: { ...recipient, name: 'رظغان' },
      })
      const { orderId } = sent
      const by = { orderId, staffId: 'nadia' }
      const token = await cardTokenOf(shop, sent)
      await addNote(shop, { ...by, note: 'The sender called' })
      await reportOf(shop, driverId, sent, { outcome: 'moved', reason: report })(shop)
      shop.clock.now += minutes(30)
      await reportOf(shop, driverId, sent, { outcome: 'nobody-home', reason: report })(shop)
      const correction = { from: 'delivery_failed', to: 'delivered', reason: `${report}.` } as const
      expect(await correctDelivery(shop, { ...by, ...correction })).toEqual({ ok: true })
      expect(await findTraces(['رظغ'])).not.toEqual([])
      expect(await eraseRecipient(shop, token)).toEqual({ ok: true })
      expect(await findTraces(['رظغ'])).toEqual([])
      const events = await listEvents(shop.db, orderId)
      expect(events.map(({ note }) => note)).toContain('The sender called')
    })

    it('is refused before the delivery', async () => {
      const asking = await createAskingOrder(shop)
      const made = await makeAddressLink(shop, asking)
      if (!made.ok) throw new Error(made.refusal)
      const place = { street, building: '1', floor: '', notes: '' }
      await giveAddress(shop, { token: made.token, place })
      expect(await eraseRecipient(shop, made.token)).toEqual({ ok: false, refusal: 'order-open' })
      await deliver(shop, asking)
      expect(await eraseRecipient(shop, made.token)).toEqual({ ok: true })
      expect((await orderOf(shop, asking)).address).toMatchObject({ street: '', building: '' })
    })

    describe('who asks the shop', () => {
      const ask = (on = shop) =>
        eraseRecipientOnRequest(on, { orderId: order.orderId, staffId: 'nadia' })

      it('works after the links are over, and leaves card, customer and amounts', async () => {
        await fill()
        const token = await cardTokenOf(shop, order)
        shop.clock.now += minutes(50 * 24 * 60)
        expect(await eraseRecipient(shop, token)).toEqual({ ok: false, refusal: 'link-unknown' })
        const before = await ledgerRow()
        expect(await ask()).toEqual({ ok: true })
        const { recipient: erased, address, contact, cardMessage } = await orderOf(shop, order)
        expect([erased.name, erased.phone, address.street, address.notes]).toEqual(['', '', '', ''])
        expect([contact.name, cardMessage]).toEqual([customer.name, card])
        expect(await ledgerRow()).toEqual(before)
        await expectInvariantsToHold(shop, shop.now())
      })

      it('is once in the audit log, the timeline and the log, with the super admin', async () => {
        await deliver(shop, order)
        const [, second] = await raceAfterWritingTo(shop, 'order_events', ask, ask)
        expect(second).toEqual({ ok: true })
        const entries = await auditOf(shop.db, order.orderId)
        const entry = { action: 'order.recipient-erased', actorId: 'nadia' }
        expect(entries.filter(({ action }) => action === entry.action)).toMatchObject([entry])
        const events = await listEvents(shop.db, order.orderId)
        const note = 'The personal data of the recipient was erased.'
        expect(events.filter((event) => event.note === note)).toMatchObject([
          { actor: 'staff', kind: 'noted' },
        ])
        const logged = shop.log.lines.filter(({ event }) => event.endsWith('a recipient erased'))
        expect(logged).toMatchObject([{ fields: { order: order.orderId } }])
      })

      it('is refused while the order has not ended, and for an order that does not exist', async () => {
        expect(await ask()).toEqual({ ok: false, refusal: 'order-open' })
        expect((await orderOf(shop, order)).recipient.name).toBe(recipient.name)
        const nowhere = { orderId: newDocumentId(), staffId: 'nadia' }
        expect(await eraseRecipientOnRequest(shop, nowhere)).toEqual({
          ok: false,
          refusal: 'order-not-found',
        })
        expect(await auditOf(shop.db, nowhere.orderId)).toEqual([])
      })

      it('waits for the answer to a claim', async () => {
        await deliver(shop, order)
        await createClaim(shop, order)
        expect(await ask()).toEqual({ ok: false, refusal: 'order-open' })
      })
    })
  })
})
