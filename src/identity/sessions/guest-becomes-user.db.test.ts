import { beforeAll, expect, it } from 'vitest'
import { writeAudit } from '#commerce/audit/audit-store.server.ts'
import { noRateLimit } from '#commerce/checkout/order-rate-limit.server.ts'
import { placeOrder } from '#commerce/checkout/place-order.server.ts'
import { createProfile } from '#commerce/customers/create-profile.server.ts'
import { findProfile } from '#commerce/customers/user-store.server.ts'
import { findOrder } from '#commerce/orders/records/order-store.server.ts'
import { newDocumentId } from '#database/document-id.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import {
  createOrder,
  createProduct,
  lineOf,
  orderRequest,
} from '../../../tests/support/factories.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { AuthorizationError } from '../authorization/authorization-error.ts'
import type { IdentityAccount } from '../providers/identity-server.ts'
import { lockSignedInUser } from './lock-signed-in-user.server.ts'
import { hashSessionId } from './session-id.server.ts'
import { findSessionHolder } from './session-store.server.ts'
import { startSession } from './start-session.server.ts'

const secret = 'a secret of at least thirty-two letters'

describeOnEachDatabase('a user who signs in', (open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop(open())
  })

  function account(changes: Partial<IdentityAccount> = {}): IdentityAccount {
    const uid = newDocumentId()
    const email = `${uid}@example.com`
    return {
      uid,
      email,
      emailVerified: true,
      name: 'Mona',
      picture: null,
      method: 'password',
      secondFactor: false,
      signInId: null,
      signedInAt: shop.now(),
      provenAt: shop.now() + 60_000,
      ...changes,
    }
  }
  const guestAccount = () =>
    account({ email: '', emailVerified: false, name: '', method: 'guest' as const })

  /** Signs in with a token of this account, in a browser with this session. */
  async function arrive(who: IdentityAccount, previous?: string) {
    const dependencies = {
      db: shop.db,
      now: shop.now,
      log: shop.log,
      secret,
      readIdToken: async () => ({ ok: true, account: who }) as const,
    }
    const started = await startSession(dependencies, crypto.randomUUID(), previous)
    if (!started.ok) throw new Error(started.refusal)
    return started.sessionId
  }

  async function guestWithOrder() {
    const guest = guestAccount()
    await createProfile(shop, guest, { name: 'Salma', phone: '0122 345 6703' })
    const session = await arrive(guest)
    const { orderId } = await createOrder(shop, { userId: guest.uid })
    return { ...guest, session, orderId }
  }

  const ownerOf = async (orderId: string) => (await findOrder(shop.db, orderId))?.userId
  const holderOf = (session: string) =>
    findSessionHolder(shop.db, hashSessionId(session, secret), shop.now())
  const auditOf = (subject: string) =>
    shop.db.selectFrom('auditLog').selectAll().where('subject', '=', subject).execute()

  it('keeps the orders placed as a guest in the same browser', async () => {
    const guest = await guestWithOrder()
    const second = await createOrder(shop, { userId: guest.uid })
    const mona = account()
    await createProfile(shop, mona, {})
    const session = await arrive(mona, guest.session)

    expect(await ownerOf(guest.orderId)).toBe(mona.uid)
    expect(await ownerOf(second.orderId)).toBe(mona.uid)
    expect(await holderOf(session)).toMatchObject({ uid: mona.uid, guest: false })
    expect(await holderOf(guest.session)).toBeNull()
    expect(await findProfile(shop.db, guest.uid)).toBeNull()
    expect(await auditOf(guest.uid)).toMatchObject([
      { actorId: mona.uid, action: 'orders.adopted' },
    ])
  })

  it('keeps an order that is being placed at that moment, or the order is not placed', async () => {
    const roses = await createProduct(shop, { stock: 100 })
    const meet = async () => {
      const guest = await guestWithOrder()
      const mona = account()
      await createProfile(shop, mona, {})
      const request = orderRequest(shop, { lines: [lineOf(roses)], paymentMethod: 'cash' })
      const [placed] = await Promise.allSettled([
        placeOrder(shop, request, guest.uid, { ...noRateLimit, lock: lockSignedInUser }),
        arrive(mona, guest.session),
      ])
      const left = await shop.db
        .selectFrom('orders')
        .select('id')
        .where('userId', '=', guest.uid)
        .execute()
      expect(left).toEqual([])
      if (placed.status === 'rejected') expect(placed.reason).toBeInstanceOf(AuthorizationError)
    }
    await Promise.all(Array.from({ length: 10 }, meet))
  })

  it("ends the guest's sessions", async () => {
    const guest = await guestWithOrder()
    const elsewhere = await arrive(guest)
    await arrive(account(), guest.session)
    expect(await holderOf(elsewhere)).toBeNull()
  })

  it('does not take over a guest by uid alone', async () => {
    const guest = await guestWithOrder()
    const attacker = account()
    await arrive(attacker)
    await arrive(attacker, guest.uid)
    await arrive(attacker, hashSessionId(guest.session, secret))
    await arrive(attacker, await arrive(guestAccount()))
    expect(await ownerOf(guest.orderId)).toBe(guest.uid)
    expect(await holderOf(guest.session)).toMatchObject({ uid: guest.uid })
  })

  it('moves nothing from one account to another in the same browser', async () => {
    const mona = account()
    const session = await arrive(mona)
    const { orderId } = await createOrder(shop, { userId: mona.uid })
    await arrive(account(), session)
    expect(await ownerOf(orderId)).toBe(mona.uid)
  })

  it('moves nothing with an expired session', async () => {
    const guest = await guestWithOrder()
    await shop.db
      .updateTable('sessions')
      .set({ expiresAt: shop.now() })
      .where('userId', '=', guest.uid)
      .execute()
    await arrive(account(), guest.session)
    expect(await ownerOf(guest.orderId)).toBe(guest.uid)
  })

  it('moves nothing to a suspended user', async () => {
    const guest = await guestWithOrder()
    const mona = account()
    await createProfile(shop, mona, {})
    await shop.db.updateTable('users').set({ suspended: 1 }).where('id', '=', mona.uid).execute()
    await expect(arrive(mona, guest.session)).rejects.toThrow('suspended')
    expect(await ownerOf(guest.orderId)).toBe(guest.uid)
    expect(await holderOf(guest.session)).toMatchObject({ uid: guest.uid })
  })

  it('keeps the same guest when the guest signs in as a guest again', async () => {
    const guest = await guestWithOrder()
    const again = await arrive(guest, guest.session)
    expect(await holderOf(again)).toMatchObject({ uid: guest.uid, guest: true })
    expect(await ownerOf(guest.orderId)).toBe(guest.uid)
  })

  it('keeps both orders if guest and account used the same idempotency key', async () => {
    const guest = guestAccount()
    const session = await arrive(guest)
    const mona = account()
    const idempotencyKey = crypto.randomUUID()
    const first = await createOrder(shop, { userId: guest.uid, idempotencyKey })
    await createOrder(shop, { userId: mona.uid, idempotencyKey })
    await arrive(mona, session)
    expect(await ownerOf(first.orderId)).toBe(mona.uid)
  })

  it('leaves no personal data of the guest in the audit log', async () => {
    const guest = await guestWithOrder()
    const change = { actorId: 'nadia', action: 'profile.changed', subject: guest.uid, at: 1 }
    const values = { before: { name: 'Salma' }, after: { name: 'Zyphora' } }
    await writeAudit(shop.db, { ...change, ...values })
    const mona = account()
    await createProfile(shop, mona, {})
    await arrive(mona, guest.session)
    expect(JSON.stringify(await auditOf(guest.uid))).not.toMatch(/Salma|Zyphora/)
  })

  it('keeps the profile data of the guest', async () => {
    const guest = await guestWithOrder()
    const known = await findProfile(shop.db, guest.uid)
    const mona = account({ name: '' })
    await createProfile(shop, mona, {}, known)
    expect(await findProfile(shop.db, mona.uid)).toMatchObject({
      name: 'Salma',
      phone: '+201223456703',
      email: mona.email,
    })
  })

  async function invite(email: string, role: string) {
    await shop.db
      .insertInto('admins')
      .values({ id: newDocumentId(), userId: null, email, role, addedBy: null, createdAt: 0 })
      .execute()
  }
  const roleOf = async (uid: string) => (await findProfile(shop.db, uid))?.role

  it('accepts an invitation of the verified address, once', async () => {
    const karim = account()
    await createProfile(shop, karim, {})
    const before = await arrive(karim)
    await invite(karim.email.toUpperCase(), 'seller')
    const session = await arrive(karim)

    expect(await roleOf(karim.uid)).toBe('seller')
    expect(await holderOf(before)).toBeNull()
    expect(await holderOf(session)).toMatchObject({ user: { role: 'seller' } })
    expect(await auditOf(karim.uid)).toMatchObject([
      { action: 'invitation.taken-up', before: '{"role":"customer"}', after: '{"role":"seller"}' },
    ])
    await shop.db
      .updateTable('users')
      .set({ role: 'customer' })
      .where('id', '=', karim.uid)
      .execute()
    await arrive(karim)
    expect(await roleOf(karim.uid)).toBe('customer')
  })

  it('accepts no invitation with an unverified address', async () => {
    const karim = account({ emailVerified: false })
    await createProfile(shop, karim, {})
    await invite(karim.email, 'superAdmin')
    const session = await arrive(karim)
    expect(await roleOf(karim.uid)).toBe('customer')
    await arrive({ ...karim, emailVerified: true }, session)
    expect(await roleOf(karim.uid)).toBe('superAdmin')
  })

  it('accepts no invitation to an unknown role or of another address', async () => {
    const karim = account()
    await createProfile(shop, karim, {})
    await invite(karim.email, 'owner')
    await invite(`other-${karim.email}`, 'seller')
    await arrive(karim)
    expect(await roleOf(karim.uid)).toBe('customer')
  })
})
