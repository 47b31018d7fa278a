import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachDatabase, describeUseCase } from '../../../tests/support/each-database.ts'
import { createOrder, createProduct } from '../../../tests/support/factories.ts'
import { blockAfterWritingTo, failAfterWritingTo } from '../../../tests/support/paused-shop.ts'
import { runAllJobs } from '../../../tests/support/run-all-jobs.ts'
import { sampleVariant } from '../../../tests/support/sample-product.ts'
import { minutes, noon, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { Product } from '../catalogue/product.ts'
import { stopEmails } from '../emails/stop-emails.server.ts'
import { enqueueJob } from '../jobs/job-store.server.ts'
import { cancelOwnOrder } from '../orders/customer/cancel-own-order.server.ts'
import { returnStock } from '../stock/stock-store.server.ts'
import {
  purgeStockAlerts,
  toldAlertRetentionDays,
  waitingAlertRetentionDays,
} from './purge-stock-alerts.server.ts'
import { requestStockAlert } from './request-stock-alert.server.ts'
import { countWaiting } from './stock-alert-store.server.ts'
import { watchStock } from './watch-stock.server.ts'

const day = minutes(24 * 60)

describeUseCase('a stock alert', (open) => {
  let shop: TestShop
  let product: Product

  beforeEach(async () => {
    shop = await openTestShop(open())
    await shop.db.deleteFrom('stockAlerts').execute()
    product = await createProduct(shop, { stock: 0, nameAr: 'توليب' })
  })

  const ask = (email = 'mona@example.com') =>
    requestStockAlert(shop, { productId: product.id, email })
  const setProduct = (change: { stock?: number | null; archivedAt?: number | null }) =>
    shop.db.updateTable('products').set(change).where('id', '=', product.id).execute()
  /** The emails of one look at the stock. */
  const look = async () => {
    const before = shop.mailer.sent.length
    await watchStock(shop)
    await runAllJobs(shop)
    return shop.mailer.sent.slice(before)
  }

  it('is kept once for an address in any case', async () => {
    for (const email of ['mona@example.com', 'Mona@Example.com', 'mona@example.com']) {
      expect(await ask(email)).toEqual({ ok: true })
    }
    expect(await countWaiting(shop.db, product.id)).toBe(1)
  })

  it('is refused for a product in stock, an archived and an unknown one', async () => {
    await setProduct({ archivedAt: noon })
    expect(await ask()).toEqual({ ok: false, refusal: 'product-not-found' })
    await setProduct({ archivedAt: null, stock: 1 })
    expect(await ask()).toEqual({ ok: false, refusal: 'in-stock' })
    await setProduct({ stock: null })
    expect(await ask()).toEqual({ ok: false, refusal: 'in-stock' })
    expect(await requestStockAlert(shop, { productId: 'x', email: 'a@b.co' })).toMatchObject({
      refusal: 'product-not-found',
    })
  })

  it('sends one email when the stock rises, and none after that', async () => {
    await ask()
    expect(await look()).toEqual([])
    await setProduct({ stock: 3 })
    const [mail, ...others] = await look()
    expect(others).toEqual([])
    expect(mail?.to).toBe('mona@example.com')
    expect(mail?.email.subject).toContain('is back in stock')
    expect(mail?.email.action?.address).toBe(`/p/${product.id}`)
    expect(await look()).toEqual([])
    await setProduct({ stock: 0 })
    await setProduct({ stock: 5 })
    expect(await look()).toEqual([])
    expect(await countWaiting(shop.db, product.id)).toBe(0)
  })

  it('sends an email when the product becomes made to order', async () => {
    await ask()
    await setProduct({ stock: null })
    expect(await look()).toHaveLength(1)
  })

  it('sends an email when a cancelled order releases the last one', async () => {
    await setProduct({ stock: 1 })
    const order = await createOrder(shop, { product: { ...product, stock: 1 } })
    expect(await ask()).toEqual({ ok: true })
    expect((await look()).filter(({ to }) => to === 'mona@example.com')).not.toContainEqual(
      expect.objectContaining({
        email: expect.objectContaining({ subject: expect.stringMatching(/back/) }),
      }),
    )
    expect(await cancelOwnOrder(shop, order)).toEqual({ ok: true })
    const subjects = (await look()).map(({ email }) => email.subject)
    expect(subjects.filter((subject) => subject.includes('back in stock'))).toHaveLength(1)
  })

  it('waits for one variant, and not for the others', async () => {
    const grand = sampleVariant({ stock: 0 })
    const sized = await createProduct(shop, {
      ...{ name: 'Peonies', variantName: 'Classic', stock: 5 },
      furtherVariants: [grand],
    })
    const askFor = (productId: string) =>
      requestStockAlert(shop, { productId, email: 'mona@example.com' })
    expect(await askFor(sized.id)).toEqual({ ok: false, refusal: 'in-stock' })
    expect(await askFor(grand.id)).toEqual({ ok: true })
    expect(await countWaiting(shop.db, sized.id)).toBe(1)
    expect(await look()).toEqual([])
    await returnStock(shop.db, grand.id, 1)
    const set = (change: { archivedAt?: number | null; variantArchivedAt?: number | null }) =>
      shop.db.updateTable('products').set(change)
    await set({ archivedAt: noon }).where('id', '=', sized.id).execute()
    expect(await look()).toEqual([])
    await set({ archivedAt: null }).where('id', '=', sized.id).execute()
    await set({ variantArchivedAt: noon }).where('id', '=', grand.id).execute()
    expect(await look()).toEqual([])
    await set({ variantArchivedAt: null }).where('id', '=', grand.id).execute()
    const [mail, ...others] = await look()
    expect(others).toEqual([])
    expect(mail?.email.subject).toContain('Peonies – Grand')
    expect(mail?.email.action?.address).toBe(`/p/${sized.id}`)
  })

  it('waits while the product is archived', async () => {
    await ask()
    await setProduct({ stock: 4, archivedAt: noon })
    expect(await look()).toEqual([])
    await setProduct({ archivedAt: null })
    expect(await look()).toHaveLength(1)
  })

  it('waits on when the product sells out before the email is sent', async () => {
    await ask()
    await setProduct({ stock: 1 })
    await watchStock(shop)
    await setProduct({ stock: 0 })
    await runAllJobs(shop)
    expect(shop.mailer.sent).toEqual([])
    expect(await countWaiting(shop.db, product.id)).toBe(1)
    await setProduct({ stock: 1 })
    expect(await look()).toHaveLength(1)
  })

  it('contains nothing that a visitor typed, in the language of the request', async () => {
    await shop.db
      .insertInto('stockAlerts')
      .values({
        ...{ id: 'abcdefghij0123456789', productId: product.id, email: 'a@b.co', locale: 'ar' },
        ...{ tokenHash: 'none', createdAt: noon, toldAt: null },
      })
      .execute()
    await setProduct({ stock: 1 })
    const [mail] = await look()
    expect(mail?.email.subject).toMatch(/توليب/)
    expect(mail?.email.stop?.address).toMatch(/^\/ar\/stop-emails#key=/)
    expect(mail?.email.paragraphs.join()).not.toContain('a@b.co')
  })

  describe('of which the recipient follows the link', () => {
    it('is deleted with every other one of the address', async () => {
      await ask()
      await ask('other@example.com')
      await setProduct({ stock: 1 })
      const [mail] = await look()
      const token = mail?.email.stop?.address.split('#key=')[1] ?? ''
      const stored = await shop.db.selectFrom('stockAlerts').select('tokenHash').execute()
      expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token)
      await setProduct({ stock: 0 })
      await ask(mail?.to)
      expect(await stopEmails(shop, token)).toEqual({ ok: true })
      expect(await stopEmails(shop, token)).toEqual({ ok: false, refusal: 'link-unknown' })
      await setProduct({ stock: 9 })
      expect(await look()).toEqual([])
      const left = await shop.db.selectFrom('stockAlerts').select('email').execute()
      expect(left.map(({ email }) => email)).not.toContain(mail?.to)
    })
  })

  it('ends with the link of its email also after the secret was replaced', async () => {
    await ask()
    await setProduct({ stock: 1 })
    const keyedHash = (text: string) => createHmac('sha256', 'new key').update(text).digest()
    shop = { ...shop, keyedHash }
    const [mail] = await look()
    const token = mail?.email.stop?.address.split('#key=')[1] ?? ''
    expect(await stopEmails(shop, token)).toEqual({ ok: true })
    expect(await shop.db.selectFrom('stockAlerts').select('id').execute()).toEqual([])
  })

  it('is purged after its retention', async () => {
    await ask()
    await setProduct({ stock: 1 })
    await look()
    await setProduct({ stock: 0 })
    await ask('waits@example.com')
    const count = async () =>
      (await shop.db.selectFrom('stockAlerts').select('id').execute()).length
    shop.clock.now = noon + toldAlertRetentionDays * day
    await purgeStockAlerts(shop)
    expect(await count()).toBe(2)
    shop.clock.now = noon + (toldAlertRetentionDays + 1) * day
    await purgeStockAlerts(shop)
    expect(await count()).toBe(1)
    shop.clock.now = noon + (waitingAlertRetentionDays + 1) * day
    await purgeStockAlerts(shop)
    expect(await count()).toBe(0)
  })
})

describeOnEachDatabase('stock alerts at the same time', (open) => {
  let shop: TestShop
  let product: Product

  beforeEach(async () => {
    shop = await openTestShop(open())
    await shop.db.deleteFrom('stockAlerts').execute()
    product = await createProduct(shop, { stock: 0 })
  })

  const ask = (email: string) => requestStockAlert(shop, { productId: product.id, email })
  const sentTo = () => shop.mailer.sent.map(({ to }) => to).toSorted()

  it('are one row after simultaneous requests', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => ask('mona@example.com')))
    expect(all.every(({ ok }) => ok)).toBe(true)
    expect(await countWaiting(shop.db, product.id)).toBe(1)
  })

  it('send one email for each address while two workers look', async () => {
    const addresses = ['a@example.com', 'b@example.com', 'c@example.com']
    for (const email of addresses) await ask(email)
    await returnStock(shop.db, product.id, 1)
    const paused = blockAfterWritingTo(shop, 'stock_alerts')
    const first = watchStock(paused.shop)
    await paused.reached
    const second = watchStock(shop)
    paused.resume()
    await Promise.all([first, second])
    await runAllJobs(shop)
    expect(sentTo()).toEqual(addresses)
  })

  it.each(['stock_alerts', 'jobs'])('send one email after a crash behind %s', async (table) => {
    await ask('mona@example.com')
    await returnStock(shop.db, product.id, 1)
    const crashing = { ...shop, db: shop.db.withPlugin(failAfterWritingTo(table)) }
    await expect(watchStock(crashing)).rejects.toThrow('Lost.')
    expect(await countWaiting(shop.db, product.id)).toBe(1)
    await watchStock(shop)
    await runAllJobs(shop)
    await watchStock(shop)
    await runAllJobs(shop)
    expect(sentTo()).toEqual(['mona@example.com'])
  })

  it('run by the job that the shop schedules at its start', async () => {
    await ask('mona@example.com')
    await returnStock(shop.db, product.id, 1)
    const now = shop.now()
    await enqueueJob(shop.db, { kind: 'watch-stock', payload: {}, runAt: now, now })
    await runAllJobs(shop)
    expect(sentTo()).toEqual(['mona@example.com'])
  })
})
