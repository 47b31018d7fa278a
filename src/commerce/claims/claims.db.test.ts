import { beforeEach, describe, expect, it } from 'vitest'
import { claimOf, createClaim, deliver, uploadClaimPhoto } from '../../../tests/support/claims.ts'
import { bookedIn, orderOf, refundsOf, stockOf } from '../../../tests/support/database-reads.ts'
import { describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createUser, type PayableOrder } from '../../../tests/support/factories.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { openPaidOrder } from '../../../tests/support/paid-order.ts'
import { photograph } from '../../../tests/support/photographs.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { minutes, type TestShop } from '../../../tests/support/test-shop.ts'
import { storePicture } from '../pictures/store-picture.server.ts'
import { countOpenClaims, listClaims } from './claim-list-store.server.ts'
import { openClaim } from './open-claim.server.ts'
import { photoRetentionDays, purgePhotos } from './purge-photos.server.ts'
import { readOrderClaims } from './read-order-claims.server.ts'
import { refundClaim } from './refund-claim.server.ts'
import { type ClaimReplacement, replaceClaim } from './replace-claim.server.ts'
import { replyToClaim } from './reply-to-claim.server.ts'

const day = minutes(24 * 60)
const message = 'They drooped on the second day.'

describeUseCase('a claim', (open) => {
  let shop: TestShop
  let order: PayableOrder
  let paymentId: string

  beforeEach(async () => {
    ;({ shop, order, paymentId } = await openPaidOrder(open()))
    await deliver(shop, order)
  })

  const photo = () => uploadClaimPhoto(shop, order.orderId)
  const send = async (change: Partial<{ message: string; images: string[] }> = {}) =>
    openClaim(shop, order, { message, images: [await photo()], ...change })
  const staffId = 'nadia'
  const emails = async () => {
    const before = shop.mailer.sent.length
    await runAllJobs(shop)
    return shop.mailer.sent.slice(before).map(({ email }) => email)
  }
  const auditOf = async (subject: string) => {
    const rows = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'actorId', 'kind', 'after'])
      .where('subject', '=', subject)
      .where('action', '=', 'claim.answered')
      .execute()
    return rows.map(({ after, ...row }) => ({ ...row, after: JSON.parse(after ?? '') }))
  }

  describe('of the owner', () => {
    it('is stored with its photographs, and confirmed by email', async () => {
      await runAllJobs(shop)
      expect(await send()).toEqual({ ok: true })
      const claim = await claimOf(shop, order)
      expect(claim).toMatchObject({ message, answer: null })
      expect(claim.photos).toEqual([`/api/claims/${claim.id}/0`])
      expect(await readOrderClaims(shop, order)).toMatchObject({
        state: 'waiting',
        lastDay: '2026-11-23',
        claims: [{ message }],
      })
      const [email] = await emails()
      expect(email?.subject).toContain('We received your claim')
    })

    it('is stored once when it is sent twice', async () => {
      const images = [await photo()]
      expect(await send({ images })).toEqual({ ok: true })
      expect(await send({ images })).toEqual({ ok: true })
      await claimOf(shop, order)
    })

    it('is refused while another one is open', async () => {
      await send()
      expect(await send({ message: 'Another one' })).toEqual({ ok: false, refusal: 'waiting' })
    })

    it('is refused after three days', async () => {
      shop.clock.now += 4 * day
      expect(await send()).toEqual({ ok: false, refusal: 'too-late' })
      expect(await readOrderClaims(shop, order)).toMatchObject({ state: 'too-late' })
    })

    it('is accepted for seven days after the delivery of a plant, also an archived one', async () => {
      await shop.db
        .updateTable('products')
        .set({ guaranteeDays: 7, archivedAt: 1 })
        .where('id', '=', order.product.id)
        .execute()
      shop.clock.now += 7 * day
      expect(await send()).toEqual({ ok: true })
    })

    it('is refused before the delivery, and for the order of another customer', async () => {
      const other = await createOrder(shop)
      const images = [await uploadClaimPhoto(shop, other.orderId)]
      expect(await openClaim(shop, other, { message, images })).toEqual({
        ok: false,
        refusal: 'not-delivered',
      })
      expect(await readOrderClaims(shop, other)).toBeNull()
      const stranger = { orderId: order.orderId, userId: other.userId }
      expect(await openClaim(shop, stranger, { message, images })).toEqual({
        ok: false,
        refusal: 'order-not-found',
      })
      expect(await readOrderClaims(shop, stranger)).toBeNull()
    })

    it('is refused with a picture that was not uploaded for this order', async () => {
      const other = await createOrder(shop)
      const content = await photograph()
      const ofShop = await storePicture(shop, content, { createdBy: staffId })
      const address = ofShop.ok ? ofShop.picture.address : ''
      for (const images of [
        [await uploadClaimPhoto(shop, other.orderId)],
        [address],
        ['/logo.png'],
      ]) {
        expect(await send({ images })).toEqual({ ok: false, refusal: 'picture-not-found' })
      }
    })

    it('is refused after three answered ones', async () => {
      for (let count = 0; count < 3; count++) {
        await send({ message: `Claim ${count}` })
        const claims = await listClaims(shop.db, { show: 'open' }, 100)
        const claim = claims.claims.find(({ orderId }) => orderId === order.orderId)
        await replyToClaim(shop, { claimId: claim?.id ?? '', staffId, message: 'Sorry' })
      }
      expect(await send()).toEqual({ ok: false, refusal: 'used-up' })
    })
  })

  describe('of which the photographs', () => {
    it('have no public copies and differ between orders', async () => {
      const content = await photograph()
      const addresses = []
      for (const createdBy of ['order:a', 'order:b']) {
        const stored = await storePicture(shop, content, { createdBy, kind: 'claim' })
        addresses.push(stored.ok ? stored.picture.address : '')
      }
      expect(new Set(addresses).size).toBe(2)
      expect(addresses[0]).toMatch(/^\/uploads\/claim-[0-9a-f]{32}_/)
      await runAllJobs(shop)
      expect([...shop.files.kept.keys()].filter((name) => name.endsWith('.avif'))).toEqual([])
    })

    it('are kept while the claim is open, and deleted with their files 90 days after the answer', async () => {
      const claimId = await createClaim(shop, order)
      const files = () => [...shop.files.kept.keys()].filter((name) => name.includes('/claim-'))
      shop.clock.now += 200 * day
      await runAllJobs(shop)
      await purgePhotos(shop)
      expect(files()).toHaveLength(2)
      await replyToClaim(shop, { claimId, staffId, message: 'Sorry' })
      shop.clock.now += (photoRetentionDays - 1) * day
      await purgePhotos(shop)
      expect((await claimOf(shop, order)).photos).toHaveLength(1)
      shop.clock.now += 2 * day
      await purgePhotos(shop)
      await runAllJobs(shop)
      expect(files()).toEqual([])
      expect(await claimOf(shop, order)).toMatchObject({
        photos: [],
        message: 'They drooped.',
        answer: { kind: 'message' },
      })
    })
  })

  describe('with a message of staff', () => {
    it('is closed, mailed and recorded', async () => {
      const id = await createUser(shop, { name: 'Nadia', role: 'seller' })
      const claimId = await createClaim(shop, order)
      await runAllJobs(shop)
      const reply = { claimId, staffId: id, message: 'Please cut the stems.' }
      expect(await replyToClaim(shop, reply)).toEqual({ ok: true })
      expect(await claimOf(shop, order)).toMatchObject({
        answeredBy: 'Nadia',
        answer: { kind: 'message', message: 'Please cut the stems.', amount: null },
      })
      const [email] = await emails()
      expect(email?.subject).toContain('Our answer to your claim')
      expect(email?.paragraphs).toContain('Please cut the stems.')
      expect(await auditOf(order.orderId)).toEqual([
        {
          action: 'claim.answered',
          actorId: id,
          kind: 'orders',
          after: { claimId, answer: 'message', message: 'Please cut the stems.' },
        },
      ])
    })

    it('does not tell the customer who answered', async () => {
      const claimId = await createClaim(shop, order)
      await replyToClaim(shop, { claimId, staffId, message: 'Sorry' })
      const seen = await readOrderClaims(shop, order)
      expect(Object.keys(seen?.claims[0] ?? {})).not.toContain('answeredBy')
    })

    it('gets the first answer only', async () => {
      const claimId = await createClaim(shop, order)
      await replyToClaim(shop, { claimId, staffId, message: 'Sorry' })
      expect(await replyToClaim(shop, { claimId, staffId, message: 'Sorry' })).toEqual({ ok: true })
      expect(await replyToClaim(shop, { claimId, staffId: 'omar', message: 'No' })).toEqual({
        ok: false,
        refusal: 'answered-already',
        answer: 'message',
      })
      expect(await auditOf(order.orderId)).toHaveLength(1)
    })
  })

  describe('with a refund', () => {
    const refund = (claimId: string, amount: number, change = {}) =>
      refundClaim(shop, {
        ...{ claimId, paymentId, amount, seenLeft: 575, staffId, message: '' },
        ...change,
      })

    it('refunds the payment through the provider, and mails the amount', async () => {
      const claimId = await createClaim(shop, order)
      await runAllJobs(shop)
      expect(await refund(claimId, 100)).toEqual({ ok: true })
      const [email] = await emails()
      expect(email?.subject).toContain('A refund for order')
      expect(JSON.stringify(email?.paragraphs)).toMatch(/EGP\s100/)
      expect(shop.payments.refunds.map(({ amount }) => amount)).toEqual([100])
      expect(await orderOf(shop, order)).toMatchObject({ status: 'delivered', refunded: 100 })
      expect(await claimOf(shop, order)).toMatchObject({ answer: { kind: 'refund', amount: 100 } })
      await expectInvariantsToHold(shop)
    })

    it('leaves the claim open when more than the rest is requested', async () => {
      const claimId = await createClaim(shop, order)
      expect(await refund(claimId, 576)).toMatchObject({ refusal: 'more-than-left', left: 575 })
      expect(await refund(claimId, 10, { seenLeft: 500 })).toMatchObject({
        refusal: 'refunded-meanwhile',
      })
      expect(await refund(claimId, 10, { paymentId: 'none' })).toMatchObject({
        refusal: 'payment-not-found',
      })
      expect(await claimOf(shop, order)).toMatchObject({ answer: null })
      expect(await refundsOf(shop, order)).toEqual([])
    })
  })

  describe('with a replacement', () => {
    const delivery = () => ({ date: '2026-11-22', slotId: shop.slot.id })
    const replace = (claimId: string, change: Partial<ClaimReplacement> = {}) =>
      replaceClaim(shop, {
        ...{ claimId, staffId, message: '', delivery: delivery() },
        lines: [{ position: 0, quantity: 1 }],
        ...change,
      })

    it('places a free order that takes stock and slot like any other', async () => {
      const claimId = await createClaim(shop, order)
      await runAllJobs(shop)
      const [stock, booked] = [await stockOf(shop, order.product), await bookedIn(shop)]
      expect(await replace(claimId)).toEqual({ ok: true })
      const { answer } = await claimOf(shop, order)
      const placed = await orderOf(shop, { orderId: answer?.replacement?.id ?? '' })
      const first = await orderOf(shop, order)
      expect(placed).toMatchObject({
        status: 'confirmed',
        paymentStatus: 'not_due',
        userId: order.userId,
        total: 0,
        captured: 0,
        recipient: first.recipient,
        address: first.address,
        contact: first.contact,
        delivery: { date: '2026-11-22' },
        lines: [{ productId: order.product.id, quantity: 1, unitPrice: 0, lineTotal: 0 }],
      })
      expect(placed.number).not.toBe(first.number)
      expect(await stockOf(shop, order.product)).toBe((stock ?? 0) - 1)
      expect(await bookedIn(shop)).toBe(booked + 1)
      const sent = await emails()
      expect(sent.map(({ subject }) => subject)).toEqual([`New flowers for order ${first.number}`])
      expect(JSON.stringify(sent[0]?.paragraphs)).toContain(placed.number)
      await expectInvariantsToHold(shop)
      // Prepared and delivered like every order, without a payment.
      await deliver(shop, { orderId: placed.id })
      await expectInvariantsToHold(shop)
    })

    it.each([
      ['a day without delivery', { delivery: { date: '2026-11-19', slotId: '' } }],
      ['no items', { lines: [] }],
    ])('leaves the claim open for %s', async (_what, change) => {
      const claimId = await createClaim(shop, order)
      const booked = await bookedIn(shop)
      const answer = await replace(claimId, change)
      expect(answer.ok).toBe(false)
      expect(await claimOf(shop, order)).toMatchObject({ answer: null })
      expect(await bookedIn(shop)).toBe(booked)
    })

    it('is refused while the flowers are sold out or archived', async () => {
      const claimId = await createClaim(shop, order)
      const set = (change: object) =>
        shop.db.updateTable('products').set(change).where('id', '=', order.product.id).execute()
      const booked = await bookedIn(shop)
      await set({ stock: 0 })
      expect(await replace(claimId)).toMatchObject({ refusal: 'out-of-stock', left: 0 })
      await set({ archivedAt: 1 })
      expect(await replace(claimId)).toMatchObject({ refusal: 'product-gone' })
      expect(await bookedIn(shop)).toBe(booked)
      await shop.db.deleteFrom('stockCounts').execute()
    })

    it('never sends more than was ordered', async () => {
      const claimId = await createClaim(shop, order)
      await replace(claimId, { lines: [{ position: 0, quantity: 50 }] })
      const { answer } = await claimOf(shop, order)
      const placed = await orderOf(shop, { orderId: answer?.replacement?.id ?? '' })
      expect(placed.lines.map(({ quantity }) => quantity)).toEqual([1])
    })
  })

  describe('in the list of staff', () => {
    it('pages through open claims, longest waiting first, and answered ones, newest first', async () => {
      await shop.db.deleteFrom('claimPhotos').execute()
      await shop.db.deleteFrom('claims').execute()
      const ids: string[] = []
      for (let count = 0; count < 3; count++) {
        const { orderId, userId } = await createOrder(shop, { paymentMethod: 'cash' })
        await deliver(shop, { orderId })
        shop.clock.now += 1000
        ids.push(await createClaim(shop, { orderId, userId }))
      }
      const first = await listClaims(shop.db, { show: 'open' }, 2)
      expect(first.claims.map(({ id }) => id)).toEqual(ids.slice(0, 2))
      expect(first.claims[0]?.photo).toBe(`/api/claims/${ids[0]}/0`)
      const cursor = first.nextCursor ?? ''
      const second = await listClaims(shop.db, { show: 'open', cursor }, 2)
      expect(second.claims.map(({ id }) => id)).toEqual(ids.slice(2))
      expect(second.nextCursor).toBeNull()
      expect(await countOpenClaims(shop.db)).toBe(3)
      for (const claimId of ids.slice(0, 2)) {
        shop.clock.now += 1000
        await replyToClaim(shop, { claimId, staffId, message: 'Sorry' })
      }
      const answered = await listClaims(shop.db, { show: 'answered' }, 1)
      expect(answered.claims.map(({ id }) => id)).toEqual([ids[1]])
      const rest = await listClaims(
        shop.db,
        { show: 'answered', cursor: answered.nextCursor ?? '' },
        1,
      )
      expect(rest.claims.map(({ id }) => id)).toEqual([ids[0]])
      expect(await countOpenClaims(shop.db)).toBe(1)
      expect(await listClaims(shop.db, { show: 'open', cursor: 'none' }, 2)).toEqual({
        claims: [],
        nextCursor: null,
      })
    })
  })
})
