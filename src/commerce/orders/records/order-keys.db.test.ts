import { beforeEach, expect, it } from 'vitest'
import { newDocumentId } from '#database/document-id.ts'
import { deleteOrders } from '../../../../tests/support/delete-orders.ts'
import { describeOnEachDatabase } from '../../../../tests/support/each-database.ts'
import { createOrder, createProduct, type TestOrder } from '../../../../tests/support/factories.ts'
import { failAfterWritingTo, raceAfterWritingTo } from '../../../../tests/support/paused-shop.ts'
import { openTestShop, type TestShop, today } from '../../../../tests/support/test-shop.ts'
import { changeCardMessage } from '../customer/change-own-order.server.ts'
import { listStaffOrders } from '../staff/staff-order-list-store.server.ts'
import { substituteItem } from '../staff/substitute-item.server.ts'
import { keyNewOrders } from './key-new-orders.server.ts'
import { orderKeyRows } from './order-key-store.server.ts'

describeOnEachDatabase('the search keys of an order', (open) => {
  let shop: TestShop
  let order: TestOrder

  beforeEach(async () => {
    await deleteOrders(open().db)
    shop = await openTestShop(open())
    const product = await createProduct(shop, { name: 'Blush peonies', nameAr: 'فاوانيا' })
    order = await createOrder(shop, { product, paymentMethod: 'cash', ifMissing: 'replace' })
  })

  const finds = async (query: string) =>
    (await listStaffOrders(shop.db, { query }, { today, limit: 9 })).orders.length === 1
  const rewrite = (where: TestShop) =>
    changeCardMessage(where, {
      orderId: order.orderId,
      userId: order.userId,
      from: 'Happy birthday',
      to: 'Congratulations, Laila',
    })
  const countKeys = async () =>
    (await shop.db.selectFrom('orderKeys').select('key').execute()).length
  const countOrdersWithKeys = async () =>
    (await shop.db.selectFrom('orderKeys').select('orderId').distinct().execute()).length

  /** Leaves the order as a previous version writes it: with keys for number, names and phones. */
  async function writeAsBefore() {
    const row = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow()
    await shop.db.deleteFrom('orderKeys').execute()
    const texts = { zoneName: '', zoneNameAr: '', street: '', building: '', addressNotes: '' }
    const known = { ...row, ...texts, cardMessage: '', contactEmail: '', lines: [] }
    await shop.db.insertInto('orderKeys').values(orderKeyRows(known)).execute()
    await shop.db.updateTable('orders').set({ textsKeyed: 0 }).execute()
  }

  it.each([
    'mona@example.com',
    'peonies',
    'فاوانيا',
    'zamalek',
    'brazil 12',
    'birthday',
    'karim birthday',
    'ring twice',
  ])('find it by %s', async (query) => {
    expect(await finds(query)).toBe(true)
    expect(await finds(`${query} hydrangea`)).toBe(false)
  })

  it('follow the card message', async () => {
    expect(await rewrite(shop)).toEqual({ ok: true })
    expect([await finds('laila'), await finds('birthday')]).toEqual([true, false])
    // A word that another text of the order has as well.
    expect(await finds('karim')).toBe(true)
  })

  it('follow a substitution', async () => {
    const tulips = await createProduct(shop, { name: 'White tulips' })
    const substituted = await substituteItem(shop, {
      orderId: order.orderId,
      position: 0,
      seenProductId: order.product.id,
      productId: tulips.id,
      hasAgreed: true,
      staffId: newDocumentId(),
    })
    expect(substituted).toEqual({ ok: true })
    expect([await finds('tulips'), await finds('فاوانيا')]).toEqual([true, false])
  })

  it('are added by the job once', async () => {
    expect(await countKeys()).toBe(0)
    await keyNewOrders(shop)
    const count = await countKeys()
    expect(count).toBeGreaterThan(20)
    await keyNewOrders(shop)
    expect(await countKeys()).toBe(count)
  })

  it('are added to all of many new orders', async () => {
    const more = 60
    for (let n = 0; n < more; n++) await createOrder(shop, { paymentMethod: 'cash' })
    await keyNewOrders(shop)
    expect(await countOrdersWithKeys()).toBe(more + 1)
  })

  it('find a new order in two searches at once', async () => {
    expect(await Promise.all([finds('birthday'), finds('birthday')])).toEqual([true, true])
  })

  it('do not stop a search while they cannot be written', async () => {
    const db = shop.db.withPlugin(failAfterWritingTo('orders'))
    const page = await listStaffOrders(db, { query: 'birthday' }, { today, limit: 9 })
    expect(page.orders).toEqual([])
  })

  it('follow a change that commits while the job runs', async () => {
    await raceAfterWritingTo(shop, 'orders', rewrite, keyNewOrders)
    expect([await finds('laila'), await finds('birthday')]).toEqual([true, false])
  })

  it('follow a change that waits for the job', async () => {
    await raceAfterWritingTo(shop, 'orders', keyNewOrders, rewrite)
    expect([await finds('laila'), await finds('birthday')]).toEqual([true, false])
  })

  it('are complete for an order that has those of the previous version', async () => {
    await writeAsBefore()
    await keyNewOrders(shop)
    expect([await finds('karim'), await finds('birthday')]).toEqual([true, true])
  })
})
