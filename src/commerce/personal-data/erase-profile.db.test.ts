import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { addUserNote } from '#commerce/customers/add-user-note.server.ts'
import { guestRetentionDays, purgeGuests } from '#commerce/customers/purge-guests.server.ts'
import { suspendUser } from '#commerce/customers/suspend-user.server.ts'
import { findProfile } from '#commerce/customers/user-store.server.ts'
import { addDays, instantOf } from '#commerce/delivery/cairo-time.ts'
import { placeTelephoneOrder } from '#commerce/telephone/place-telephone-order.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { profileGuests } from '#identity/providers/embedded/accounts/guest-store.server.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { auditOf } from '../../../tests/support/audit.ts'
import { deliver } from '../../../tests/support/claims.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createProduct,
  createUser,
  lineOf,
  orderRequest,
} from '../../../tests/support/factories.ts'
import { findTraces } from '../../../tests/support/find-traces.ts'
import { expectInvariantsToHold } from '../../../tests/support/invariants.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { raceAfterWritingTo } from '../../../tests/support/paused-shop.ts'
import { minutes, openTestShop, type TestShop, tomorrow } from '../../../tests/support/test-shop.ts'
import { eraseAccount } from './erase-account.server.ts'
import { eraseOrder } from './erase-order.server.ts'
import { orderRetentionDays, purgePersonalData } from './purge-personal-data.server.ts'

// In Arabic letters, which no random id contains.
const contact = { name: 'ضغظاء', email: 'zyphora.quill@example.com', phone: '+201559876543' }
const traces = ['ضغظ', 'zyphora', '559876543']
const day = minutes(24 * 60)

describeOnEachDatabase('the profile of a customer without a sign-in', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(open())
    await createUser(shop, { id: 'nadia', name: 'Nadia', role: 'superAdmin' }).catch(
      () => undefined,
    )
  })

  const placeByTelephone = async (customerId: string | null = null) => {
    const lines = [lineOf(await createProduct(shop))]
    const request = orderRequest(shop, { lines, contact, paymentMethod: 'cash' })
    const by = { staffId: 'nadia', mayDiscount: false }
    const placed = await placeTelephoneOrder(shop, { ...request, customerId, locale: 'en' }, by)
    if (!placed.ok) throw new Error(`The order was refused: ${placed.refusal}.`)
    return { orderId: placed.orderId, userId: customerId ?? request.idempotencyKey }
  }
  const createTelephoneOrder = async () => {
    const order = await placeByTelephone()
    await addUserNote(shop, { userId: order.userId, text: contact.name, actorId: 'nadia' })
    await deliver(shop, order)
    return order
  }
  /** A guest with an anonymous account at the provider and a delivered order. */
  const createGuestOrder = async () => {
    const userId = newDocumentId()
    await addAccount(userId)
    const { name, email, phone } = contact
    await createUser(shop, { id: userId, name, surname: '', email, phone })
    const order = await createPaidOrder(shop, { userId, contact })
    await deliver(shop, order)
    return order
  }
  const addAccount = (id: string) => {
    const time = new Date(shop.now()).toISOString()
    return sql`insert into identity_users
      ("id", "name", "email", "createdAt", "updatedAt", "isAnonymous", "emailVerified")
      values (${id}, '', ${id}, ${time}, ${time}, (1 = 1), (1 = 0))`.execute(
      shop.db.withoutPlugins(),
    )
  }
  const hasProfile = async (id: string) => (await findProfile(shop.db, id)) !== null

  it('is erased with the last order, by the link of the customer', async () => {
    const order = await createTelephoneOrder()
    const second = await placeByTelephone(order.userId)
    await deliver(shop, second)
    expect(await eraseOrder(shop, order)).toEqual({ ok: true })
    expect(await hasProfile(order.userId)).toBe(true)
    expect(await eraseOrder(shop, second)).toEqual({ ok: true })
    expect(await findTraces(open(), traces)).toEqual([])
    await expectInvariantsToHold(shop)
  })

  it('is erased with the last order, after its retention', async () => {
    await createTelephoneOrder()
    shop.clock.now = instantOf(addDays(tomorrow, orderRetentionDays + 1), 5 * 60)
    await purgePersonalData(shop)
    expect(await findTraces(open(), traces)).toEqual([])
  })

  it('of a guest stays with the sign-in, and is erased with the order after it', async () => {
    const order = await createGuestOrder()
    const kept = await createGuestOrder()
    await eraseOrder(shop, kept)
    expect(await hasProfile(kept.userId)).toBe(true)
    shop.clock.now += (guestRetentionDays + 1) * day
    await purgeGuests(shop)
    expect([await hasProfile(kept.userId), await hasProfile(order.userId)]).toEqual([false, true])
    expect(await eraseOrder(shop, order)).toEqual({ ok: true })
    expect(await findTraces(open(), traces)).toEqual([])
  })

  it('is erased when two orders are erased at once', async () => {
    const first = await createTelephoneOrder()
    const second = await placeByTelephone(first.userId)
    await deliver(shop, second)
    await raceAfterWritingTo(
      shop,
      'order_events',
      (on) => eraseOrder(on, first),
      (on) => eraseOrder(on, second),
    )
    expect(await hasProfile(first.userId)).toBe(false)
  })

  it('of a provider with its own accounts stays for verified and suspended users', async () => {
    const firebase = { ...shop, guests: profileGuests }
    const create = async (change: { verifiedEmail?: string; suspended?: 1 }) => {
      const order = await createTelephoneOrder()
      await shop.db
        .updateTable('users')
        .set({ verifiedEmail: null, ...change })
        .where('id', '=', order.userId)
        .execute()
      await eraseOrder(firebase, order)
      return hasProfile(order.userId)
    }
    expect(await create({})).toBe(false)
    expect(await create({ verifiedEmail: `${newDocumentId()}@example.com` })).toBe(true)
    expect(await create({ suspended: 1 })).toBe(true)
    const kept = shop.db.selectFrom('users').select('id').where('email', '=', contact.email)
    for (const { id } of await kept.execute()) {
      await eraseAccount({ ...shop, removeSignIn: endSessionsOf }, id)
    }
  })

  describe('erased by a super admin', () => {
    const erase = (userId: string) =>
      eraseAccount({ ...shop, removeSignIn: endSessionsOf }, userId, 'nadia')

    it('leaves no trace of a suspended customer who ordered by telephone', async () => {
      const { userId, orderId } = await createTelephoneOrder()
      const reason = `${contact.name} insulted us`
      await suspendUser({ ...shop, endSessionsOf }, { userId, actorId: 'nadia', reason })
      expect(await erase(userId)).toEqual({ ok: true })
      expect(await hasProfile(userId)).toBe(false)
      const entry = { action: 'user.erased', actorId: 'nadia' }
      expect(await auditOf(shop.db, userId)).toContainEqual(expect.objectContaining(entry))
      expect((await orderOf(shop, { orderId })).contact.name).toBe('')
      expect(await findTraces(open(), traces)).toEqual([])
    })

    it('is refused while an order has not ended', async () => {
      const order = await placeByTelephone()
      const { number } = await orderOf(shop, order)
      const refusal = { ok: false, refusal: 'orders-open', numbers: [number] }
      expect(await erase(order.userId)).toEqual(refusal)
      await deliver(shop, order)
      expect(await erase(order.userId)).toEqual({ ok: true })
    })
  })
})
