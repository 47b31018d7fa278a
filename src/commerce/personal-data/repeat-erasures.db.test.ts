import { Readable } from 'node:stream'
import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { endSessionsOf } from '#identity/sessions/session-store.server.ts'
import { deliver } from '../../../tests/support/claims.ts'
import { orderOf } from '../../../tests/support/database-reads.ts'
import { describeOnEachDatabase } from '../../../tests/support/each-database.ts'
import { createUser, type TestOrder } from '../../../tests/support/factories.ts'
import { createPaidOrder } from '../../../tests/support/paid-order.ts'
import { cardTokenOf } from '../../../tests/support/recipients.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { findProfile } from '../customers/user-store.server.ts'
import { eraseAccount } from './erase-account.server.ts'
import { eraseOrder } from './erase-order.server.ts'
import { eraseRecipient } from './erase-recipient.server.ts'
import { erasuresIn, type LoggedErasure } from './erasure-log.ts'
import { repeatErasures } from './repeat-erasures.server.ts'

describeOnEachDatabase('a repeated erasure', (open) => {
  let shop: TestShop
  let userId: string
  let order: TestOrder
  beforeEach(async () => {
    shop = await openTestShop(open())
    userId = newDocumentId()
    await createUser(shop, { id: userId, name: 'Mona' })
    order = await createPaidOrder(shop, { userId })
    await deliver(shop, order)
  })

  const context = () => ({ ...shop, removeSignIn: endSessionsOf })
  const rowsOf = async () => ({
    users: await shop.db.selectFrom('users').selectAll().where('id', '=', userId).execute(),
    order: await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow(),
  })
  /** The log lines of an erasure, after which a backup of the moment before is restored. */
  async function eraseAndRestore(erase: () => Promise<{ ok: boolean }>): Promise<LoggedErasure[]> {
    const { users, order: before } = await rowsOf()
    expect(await erase()).toMatchObject({ ok: true })
    const { id, ...columns } = before
    await shop.db.updateTable('orders').set(columns).where('id', '=', id).execute()
    await shop.db.deleteFrom('users').where('id', '=', userId).execute()
    await shop.db.insertInto('users').values(users).execute()
    const lines = shop.log.lines.map(({ event, fields }) =>
      JSON.stringify({ msg: event, ...fields }),
    )
    return (await erasuresIn(Readable.from(lines))) ?? []
  }

  it('of an account erases the profile and the orders', async () => {
    const logged = await eraseAndRestore(() => eraseAccount(context(), userId))
    expect(logged).toEqual([
      { scope: 'account', id: userId },
      { scope: 'order', id: order.orderId },
    ])
    expect(await repeatErasures(context(), logged)).toEqual([])
    expect((await rowsOf()).users).toEqual([])
    expect((await orderOf(shop, order)).recipient.name).toBe('')
  })

  it('of an account erases the order that it adopted after the backup', async () => {
    const logged = await eraseAndRestore(() => eraseAccount(context(), userId))
    const guestId = await createUser(shop, { name: 'Mona' })
    const owner = { userId: guestId }
    await shop.db.updateTable('orders').set(owner).where('id', '=', order.orderId).execute()
    expect(await repeatErasures(context(), logged)).toEqual([])
    expect((await orderOf(shop, order)).recipient.name).toBe('')
    expect(await findProfile(shop.db, guestId)).toBeNull()
  })

  it('of an order erases it', async () => {
    const logged = await eraseAndRestore(() => eraseOrder(shop, { ...order, userId }))
    expect(await repeatErasures(context(), logged)).toEqual([])
    expect(await orderOf(shop, order)).toMatchObject({
      contact: { name: '' },
      recipient: { name: '' },
    })
  })

  it('of a recipient leaves the customer', async () => {
    const token = await cardTokenOf(shop, order)
    const logged = await eraseAndRestore(() => eraseRecipient(shop, token))
    expect(await repeatErasures(context(), logged)).toEqual([])
    const { recipient, contact } = await orderOf(shop, order)
    expect(recipient.name).toBe('')
    expect(contact.name).not.toBe('')
  })

  it('changes nothing the second time', async () => {
    const logged = await eraseAndRestore(() => eraseOrder(shop, { ...order, userId }))
    await repeatErasures(context(), logged)
    const erased = await rowsOf()
    shop.clock.now += 1000
    expect(await repeatErasures(context(), logged)).toEqual([])
    expect(await rowsOf()).toEqual(erased)
  })

  it.each(['account', 'order', 'recipient'] as const)(
    'of %s is reported while the order has not ended',
    async (scope) => {
      const open = await createPaidOrder(shop, { userId })
      const erasure = { scope, id: scope === 'account' ? userId : open.orderId }
      expect(await repeatErasures(context(), [erasure])).toEqual([erasure])
      expect((await orderOf(shop, open)).recipient.name).not.toBe('')
    },
  )
})
