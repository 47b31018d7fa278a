import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { auditOf } from '../../../../tests/support/audit.ts'
import { deliver } from '../../../../tests/support/claims.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder, proveEmail, type TestOrder } from '../../../../tests/support/factories.ts'
import { createPaidOrder } from '../../../../tests/support/paid-order.ts'
import { raceAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import {
  cardTokenOf,
  createAskingOrder,
  thanksOf,
  uploadThanksPhoto,
} from '../../../../tests/support/recipients.ts'
import { runAllJobs } from '../../../../tests/support/run-all-jobs.ts'
import { openTestShop, type TestShop, tomorrow } from '../../../../tests/support/test-shop.ts'
import { purgeOrigins } from '../../audit/purge-origins.server.ts'
import { photoRetentionDays, purgePhotos } from '../../claims/purge-photos.server.ts'
import { instantOf } from '../../delivery/cairo-time.ts'
import { cancelOwnOrder } from '../customer/cancel-own-order.server.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { readOrderView } from '../read-order-view.server.ts'
import { giveAddress } from '../recipient-address/give-address.server.ts'
import { makeAddressLink } from '../recipient-address/make-address-link.server.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { leaveDirections } from './leave-directions.server.ts'
import { readRecipientPage } from './read-recipient-page.server.ts'
import { revokeRecipientLinks } from './revoke-recipient-links.server.ts'
import { mayUploadThanks } from './send-thanks.server.ts'
import { findThanks } from './thanks-store.server.ts'

const place = { street: 'Shagaret El Dor', building: '7', floor: '4', notes: 'Blue gate' }
const day = 24 * 60 * 60_000
const unknown = { ok: false, refusal: 'link-unknown' }

describeOnEachDatabase('the page of a recipient', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await askingOrder()
  })

  const askingOrder = (senderShown = true) => createAskingOrder(shop, senderShown)

  /** The link of the address, which the recipient has given. */
  async function addressToken(of = order): Promise<string> {
    const made = await makeAddressLink(shop, of)
    if (!made.ok) throw new Error(made.refusal)
    await giveAddress(shop, { token: made.token, place })
    return made.token
  }
  const move = (from: OrderStatus, to: OrderStatus) =>
    advanceOrder(shop, {
      ...{ orderId: order.orderId, from, to, staffId: 'nadia', note: '' },
      confirmedDays: [tomorrow],
    })
  const read = (token: string) => readRecipientPage(shop, token)
  const customerView = async () => {
    const { userId } = await orderOf(shop, order)
    return readOrderView(shop, order.orderId, { userId, isStaff: false })
  }

  it('greets the recipient, with the sender and the slot', async () => {
    expect(await read(await addressToken())).toEqual({
      stage: 'expected',
      recipientName: 'Karim Nabil',
      sender: 'Mona Adel',
      delivery: { date: tomorrow, startMinute: 900, endMinute: 1080 },
      stopsBefore: null,
      directions: {
        hasNote: true,
        halves: [
          { half: 'first', startMinute: 900, endMinute: 990 },
          { half: 'second', startMinute: 990, endMinute: 1080 },
        ],
        preferred: null,
      },
      photo: null,
      thanks: null,
    })
  })

  it('names neither an anonymous sender nor an address, product or price', async () => {
    order = await askingOrder(false)
    const [token, card] = [await addressToken(), await cardTokenOf(shop, order)]
    const told = [await read(token), await read(card)]
    await deliver(shop, order)
    told.push(await read(token), await read(card))
    expect(JSON.stringify(told)).not.toMatch(
      /Mona|Adel|mona@|2345678|birthday|Shagaret|Blue gate|Roses|575|EGP/,
    )
  })

  it('does not exist for an unknown link, before the payment and after a cancellation', async () => {
    expect(await read(newDocumentId() + newDocumentId())).toBeNull()
    expect(await read('')).toBeNull()
    const unpaid = await createOrder(shop)
    expect(await read(await cardTokenOf(shop, unpaid))).toBeNull()
    const token = await addressToken()
    await cancelOwnOrder(shop, order)
    expect(await read(token)).toBeNull()
  })

  it('ends six weeks after the delivery, when its links are purged', async () => {
    const [token, card] = [await addressToken(), await cardTokenOf(shop, order)]
    await deliver(shop, order)
    shop.clock.now = instantOf('2027-01-02', 18 * 60) - 1
    expect([await read(token), await read(card)]).not.toContain(null)
    shop.clock.now += 1
    expect([await read(token), await read(card)]).toEqual([null, null])
    expect(await thanksOf(card)(shop)).toEqual(unknown)
    shop.clock.now = instantOf('2027-01-03', 5 * 60)
    await purgeOrigins(shop)
    for (const table of ['cardLinks', 'addressLinks'] as const) {
      const rows = await shop.db.selectFrom(table).select('orderId').execute()
      expect(rows.filter(({ orderId }) => orderId === order.orderId)).toEqual([])
    }
  })

  describe('behind the code of a card', () => {
    it('is the same for each print, and its token is not in the database', async () => {
      const token = await cardTokenOf(shop, order)
      expect(await cardTokenOf(shop, order)).toBe(token)
      expect(token).toMatch(/^[0-9a-f]{40}$/)
      const rows = await shop.db.selectFrom('cardLinks').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    it('shows before the delivery what is on the card, and accepts nothing', async () => {
      await addressToken()
      const token = await cardTokenOf(shop, order)
      const early = { stage: 'expected', stopsBefore: null, directions: null, thanks: null }
      expect(await read(token)).toMatchObject(early)
      const left = await leaveDirections(shop, { token, note: 'Ring twice', half: null })
      expect(left).toEqual(unknown)
      await move('confirmed', 'preparing')
      await move('preparing', 'out_for_delivery')
      expect(await read(token)).toMatchObject(early)
      expect(await thanksOf(token)(shop)).toEqual({ ok: false, refusal: 'not-delivered' })
    })

    it('does not open the address', async () => {
      const token = await cardTokenOf(shop, order)
      expect(await giveAddress(shop, { token, place })).toEqual(unknown)
    })

    it('is revoked by staff with the link of the address, and a later card has another one', async () => {
      const [token, card] = [await addressToken(), await cardTokenOf(shop, order)]
      const request = { orderId: order.orderId, staffId: 'nadia' }
      expect(await revokeRecipientLinks(shop, request)).toEqual({ ok: true })
      expect([await read(token), await read(card)]).toEqual([null, null])
      expect(await auditOf(shop.db, order.orderId)).toMatchObject([
        { actorId: 'nadia', action: 'order.recipient-links-revoked', before: '{"links":1}' },
      ])
      const newer = await cardTokenOf(shop, order)
      expect(newer).not.toBe(card)
      expect(await read(newer)).not.toBeNull()
      expect(await read(card)).toBeNull()
    })
  })

  describe('takes directions', () => {
    it('that driver and staff see, and the customer does not', async () => {
      const token = await addressToken()
      const left = { token, note: 'Ring twice', half: 'second' } as const
      expect(await leaveDirections(shop, left)).toEqual({ ok: true })
      const { address, preferredHalf } = await orderOf(shop, order)
      expect([address.notes, preferredHalf]).toEqual(['Ring twice', 'second'])
      expect(await read(token)).toMatchObject({ directions: { preferred: 'second' } })
      const seen = JSON.stringify(await customerView())
      expect(seen).not.toMatch(/Ring twice|second|preferred/)
      const notes = (await listEvents(shop.db, order.orderId)).flatMap(({ kind, actor, note }) =>
        kind === 'noted' ? [[actor, note]] : [],
      )
      expect(notes).toEqual([
        ['recipient', 'The recipient changed the note for the driver.'],
        ['recipient', 'The recipient prefers the second half of the slot.'],
      ])
    })

    it('once when they are sent twice, and keeps a note that is not sent', async () => {
      const token = await addressToken()
      const left = { token, note: null, half: 'first' } as const
      for (let time = 0; time < 3; time++) await leaveDirections(shop, left)
      expect(await orderOf(shop, order)).toMatchObject({ address: place, preferredHalf: 'first' })
      expect((await listEvents(shop.db, order.orderId)).at(-2)?.kind).not.toBe('noted')
    })

    it('until the order leaves', async () => {
      const token = await addressToken()
      const leave = () => leaveDirections(shop, { token, note: 'Ring twice', half: null })
      await move('confirmed', 'preparing')
      expect(await leave()).toEqual({ ok: true })
      await move('preparing', 'out_for_delivery')
      expect(await leave()).toEqual({ ok: false, refusal: 'too-late' })
      expect(await read(token)).toMatchObject({ stage: 'out', directions: null })
    })
  })

  describe('takes thanks', () => {
    let token: string

    beforeEach(async () => {
      token = await cardTokenOf(shop, order)
      await addressToken()
      await deliver(shop, order)
      await runAllJobs(shop)
    })

    it('that the customer sees and gets by email, with the photograph', async () => {
      expect(await read(token)).toMatchObject({ stage: 'delivered', thanks: 'possible' })
      const image = await uploadThanksPhoto(shop, order.orderId)
      expect(await thanksOf(token, 'So lovely\nKarim', image)(shop)).toEqual({ ok: true })
      expect(await read(token)).toMatchObject({ thanks: 'sent' })
      const photo = `/api/thanks/${order.orderId}`
      expect(await customerView()).toMatchObject({
        thanks: { message: 'So lovely\nKarim', photo, sentAt: shop.now() },
      })
      await proveEmail(shop, { userId: order.userId, email: 'mona@example.com' })
      await runAllJobs(shop)
      expect(shop.mailer.sent.at(-1)?.email).toMatchObject({
        heading: 'A thank-you from Karim Nabil',
        paragraphs: expect.arrayContaining(['So lovely', 'Karim']),
      })
    })

    it('are not shown to a visitor with the address of the order', async () => {
      await thanksOf(token, 'So lovely')(shop)
      const masked = await readOrderView(shop, order.orderId, { userId: null, isStaff: false })
      expect(JSON.stringify(masked)).not.toContain('So lovely')
    })

    it('once, and refuses a second time', async () => {
      expect(await thanksOf(token, 'First')(shop)).toEqual({ ok: true })
      expect(await thanksOf(token, 'First')(shop)).toEqual({ ok: true })
      const second = await thanksOf(token, 'Second')(shop)
      expect(second).toEqual({ ok: false, refusal: 'already-sent' })
      expect(await mayUploadThanks(shop, order.orderId)).toBe(false)
    })

    it.each(['orders', 'recipient_thanks', 'jobs'])(
      'once from two devices, paused at %s',
      async (table) => {
        const [first, second] = [thanksOf(token, 'First'), thanksOf(token, 'Second')]
        const both = await raceAfterWritingTo(shop, table, first, second)
        expect(both).toEqual([{ ok: true }, { ok: false, refusal: 'already-sent' }])
        expect(await findThanks(shop.db, order.orderId)).toMatchObject({ message: 'First' })
        const before = shop.mailer.sent.length
        await runAllJobs(shop)
        expect(shop.mailer.sent).toHaveLength(before + 1)
      },
    )

    it('whose photograph is deleted with its files after 90 days, and the message stays', async () => {
      const image = await uploadThanksPhoto(shop, order.orderId)
      await thanksOf(token, 'So lovely', image)(shop)
      const files = () =>
        [...shop.files.kept.keys()].filter((name) => name.startsWith(image.slice(1, -5)))
      const sentAt = shop.now()
      shop.clock.now += (photoRetentionDays - 1) * day
      await purgePhotos(shop)
      await runAllJobs(shop)
      expect(files()).not.toEqual([])
      shop.clock.now += 2 * day
      await purgePhotos(shop)
      await runAllJobs(shop)
      expect(files()).toEqual([])
      const thanks = await findThanks(shop.db, order.orderId)
      expect(thanks).toMatchObject({ message: 'So lovely', image: null, sentAt })
    })

    it('with a photograph of this order alone', async () => {
      const other = await createPaidOrder(shop)
      const refused = { ok: false, refusal: 'picture-not-found' }
      const foreign = await uploadThanksPhoto(shop, other.orderId)
      expect(await thanksOf(token, 'Thanks', foreign)(shop)).toEqual(refused)
      expect(await thanksOf(token, 'Thanks', '/uploads/none.webp')(shop)).toEqual(refused)
      expect(await findThanks(shop.db, order.orderId)).toBeNull()
    })
  })
})
