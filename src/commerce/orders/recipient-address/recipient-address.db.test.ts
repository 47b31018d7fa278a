import { beforeEach, describe, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { orderOf } from '../../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder, type TestOrder } from '../../../../tests/support/factories.ts'
import { createAskingOrder } from '../../../../tests/support/recipients.ts'
import { openTestShop, type TestShop, tomorrow } from '../../../../tests/support/test-shop.ts'
import { instantOf } from '../../delivery/cairo-time.ts'
import { cancelOwnOrder } from '../customer/cancel-own-order.server.ts'
import { advanceOrder } from '../lifecycle/advance-order.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { viewOrder } from '../order-view.ts'
import { listEvents } from '../records/order-event-store.server.ts'
import { enterAddress } from './enter-address.server.ts'
import { giveAddress } from './give-address.server.ts'
import { makeAddressLink } from './make-address-link.server.ts'
import { readAddressRequest } from './read-address-request.server.ts'

const place = { street: 'Shagaret El Dor', building: '7', floor: '4', notes: 'Blue gate' }
const elsewhere = { ...place, building: '9' }
const staffId = 'staff'

describeOnEachDatabase('an address that the recipient gives', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    shop = await openTestShop(open())
    order = await askingOrder()
  })

  const askingOrder = (senderShown = true) => createAskingOrder(shop, senderShown)
  const move = (from: OrderStatus, to: OrderStatus) =>
    advanceOrder(shop, {
      ...{ orderId: order.orderId, from, to, staffId, note: '' },
      confirmedDays: [tomorrow],
    })
  const kinds = async () => (await listEvents(shop.db, order.orderId)).map(({ kind }) => kind)

  async function link(of = order): Promise<string> {
    const made = await makeAddressLink(shop, of)
    if (!made.ok) throw new Error(made.refusal)
    return made.token
  }

  it('is saved with an event that names the actor', async () => {
    expect(await giveAddress(shop, { token: await link(), place })).toEqual({ ok: true })
    expect(await orderOf(shop, order)).toMatchObject({
      address: { ...place, zoneName: 'Zamalek' },
      addressGivenAt: shop.now(),
    })
    expect((await listEvents(shop.db, order.orderId)).at(-1)).toMatchObject({
      kind: 'address-given',
      actor: 'recipient',
      actorId: null,
    })
  })

  it('is shown neither behind the link nor to the sender', async () => {
    const token = await link()
    await giveAddress(shop, { token, place })
    const told = JSON.stringify([
      await readAddressRequest(shop, token),
      viewOrder(await orderOf(shop, order), await listEvents(shop.db, order.orderId), {
        userId: order.userId,
        isStaff: false,
      }),
    ])
    for (const word of Object.values(place).filter((value) => value.length > 1)) {
      expect(told).not.toContain(word)
    }
    expect(told).not.toContain('"7"')
  })

  it('can be corrected only until preparation starts', async () => {
    const token = await link()
    await giveAddress(shop, { token, place })
    expect(await giveAddress(shop, { token, place: elsewhere })).toEqual({ ok: true })
    await move('confirmed', 'preparing')
    expect(await giveAddress(shop, { token, place })).toEqual({ ok: false, refusal: 'too-late' })
    expect((await orderOf(shop, order)).address.building).toBe('9')
  })

  it('is saved once when it is sent twice', async () => {
    const token = await link()
    const clicks = Array.from({ length: 5 }, () => giveAddress(shop, { token, place }))
    expect(await Promise.all(clicks)).toEqual(clicks.map(() => ({ ok: true })))
    expect(await kinds()).toEqual(['moved', 'moved', 'address-given'])
  })

  it('blocks the delivery while it is missing', async () => {
    const token = await link()
    await move('confirmed', 'preparing')
    const out = () => move('preparing', 'out_for_delivery')
    expect(await out()).toEqual({ ok: false, refusal: 'address-missing' })
    expect((await orderOf(shop, order)).status).toBe('preparing')
    expect(await giveAddress(shop, { token, place })).toEqual({ ok: true })
    expect(await out()).toEqual({ ok: true })
  })

  it('can be entered by staff, and is not part of the audit log', async () => {
    await move('confirmed', 'preparing')
    const entered = { orderId: order.orderId, staffId, place }
    expect(await enterAddress(shop, entered)).toEqual({ ok: true })
    expect((await orderOf(shop, order)).address).toMatchObject(place)
    const audit = await shop.db.selectFrom('auditLog').selectAll().execute()
    expect(JSON.stringify(audit)).not.toContain(place.street)
    await move('preparing', 'out_for_delivery')
    expect(await enterAddress(shop, { ...entered, place: elsewhere })).toMatchObject({
      refusal: 'too-late-to-change',
      status: 'out_for_delivery',
    })
  })

  describe('is requested by a link', () => {
    it('whose token is not in the database', async () => {
      const token = await link()
      const rows = await shop.db.selectFrom('addressLinks').selectAll().execute()
      expect(token).toMatch(/^[A-Za-z0-9]{40}$/)
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    it('that shows time, area and sender', async () => {
      expect(await readAddressRequest(shop, await link())).toEqual({
        isOpen: true,
        isGiven: false,
        zoneName: 'Zamalek',
        delivery: { date: tomorrow, startMinute: 15 * 60, endMinute: 18 * 60 },
        sender: 'Mona Adel',
      })
    })

    it('that does not name an anonymous sender', async () => {
      const asked = await readAddressRequest(shop, await link(await askingOrder(false)))
      expect(asked?.sender).toBeNull()
      expect(JSON.stringify(asked)).not.toMatch(/Mona|Adel|mona@|2345678|birthday/)
    })

    it('that stays valid beside newer ones until the sixth', async () => {
      const first = await link()
      for (let more = 1; more <= 4; more++) {
        shop.clock.now += 1
        await link()
      }
      expect(await readAddressRequest(shop, first)).not.toBeNull()
      shop.clock.now += 1
      await link()
      expect(await readAddressRequest(shop, first)).toBeNull()
    })

    it('that cannot be guessed', async () => {
      await link()
      const token = newDocumentId() + newDocumentId()
      expect(await readAddressRequest(shop, token)).toBeNull()
      const unknown = { ok: false, refusal: 'link-unknown' }
      expect(await giveAddress(shop, { token, place })).toEqual(unknown)
      expect(await giveAddress(shop, { token: order.orderId, place })).toEqual(unknown)
    })

    it('that ends with the delivery window', async () => {
      const token = await link()
      shop.clock.now = instantOf(tomorrow, 18 * 60)
      expect((await readAddressRequest(shop, token))?.isOpen).toBe(false)
      expect(await giveAddress(shop, { token, place })).toEqual({ ok: false, refusal: 'too-late' })
    })

    it('that ends with the order', async () => {
      const token = await link()
      await cancelOwnOrder(shop, order)
      expect(await giveAddress(shop, { token, place })).toEqual({ ok: false, refusal: 'too-late' })
    })

    it('that only the sender can create, and only for an order without an address', async () => {
      const refusal = { ok: false, refusal: 'order-not-found' }
      expect(await makeAddressLink(shop, { ...order, userId: newDocumentId() })).toEqual(refusal)
      const known = await createOrder(shop, { paymentMethod: 'cash' })
      const unpaid = await createOrder(shop, {
        address: { givenBy: 'recipient', zoneId: shop.zone.id },
      })
      const notAsked = { ok: false, refusal: 'address-not-asked' }
      expect(await makeAddressLink(shop, known)).toEqual(notAsked)
      expect(await makeAddressLink(shop, unpaid)).toEqual(notAsked)
    })
  })
})
