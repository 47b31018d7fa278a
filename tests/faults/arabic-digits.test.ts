import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, civilDateAt } from '#commerce/delivery/cairo-time.ts'
import { saveReview } from '#commerce/reviews/save-review.server.ts'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { browserOptions, headlessProgram } from '../support/browser.ts'
import { deliver } from '../support/claims.ts'
import { createOrder, createProduct, lineOf } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'

// Its own shop, because the digits are a setting of the whole shop.
const folder = mkdtempSync(join(tmpdir(), 'boutique-arabic-digits-'))
let shop: ShopProcess
let browser: Browser
let prepared: Awaited<ReturnType<typeof prepare>>

beforeAll(async () => {
  prepared = await prepare()
  shop = await startShopProcess(folder, { ARABIC_DIGITS: 'arabic-indic' })
  const program = headlessProgram()
  browser = await chromium.launch({
    args: browserOptions,
    ...(program ? { executablePath: program } : {}),
  })
})

afterAll(async () => {
  await browser?.close()
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function prepare() {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  const test = { ...(await openTestShop(database)), now: Date.now }
  const { superAdmin } = await createPeople(database)
  await test.db.updateTable('users').set({ locale: 'ar' }).where('id', '=', superAdmin).execute()
  const hour = 3_600_000
  const sale = { saleStartDate: Date.now() - hour, saleEndDate: Date.now() + 100 * hour }
  const product = await createProduct(test, { price: 2500, salePrice: 2000, stock: 9, ...sale })
  const date = addDays(civilDateAt(Date.now()), 1)
  const delivery = { date, slotId: test.slot.id }
  // What customers type stays as they typed it.
  const place = { street: 'شارع البرازيل', building: 'عمارة النيل', floor: '', notes: '' }
  const address = { givenBy: 'sender', zoneId: test.zone.id, ...place } as const
  const { orderId } = await createOrder(test, {
    quantity: 2,
    delivery,
    address,
    paymentMethod: 'cash',
  })
  const delivered = await createOrder(test, {
    lines: [{ ...lineOf(product), seenUnitPrice: 2000 }],
    delivery,
    address,
    paymentMethod: 'cash',
  })
  await deliver(test, delivered)
  const draft = { rating: 4, text: '', keptPhotos: [], images: [], showName: true } as const
  const review = { ...draft, agreesToPhoto: false }
  await saveReview(test, delivered, { position: 0, seen: null, draft: review })
  await test.db.deleteFrom('jobs').execute()
  const cookie = await signInAs(database, superAdmin, false)
  await database.close()
  return { productId: product.id, orderId, deliveredId: delivered.orderId, date, cookie }
}

/** Opens a page, and returns its texts with Western digits that are neither a code, a phone number nor a word. */
async function westernNumbers(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const texts = await page.locator('header, aside, main, footer').evaluateAll((all) =>
    all.flatMap((part) => {
      const found: string[] = []
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const isCode = text.parentElement?.closest('script, style, [dir="ltr"], [lang="en"], bdi')
        if (!isCode) found.push(text.nodeValue ?? '')
      }
      return found
    }),
  )
  const isolated = /[\u2066\u2068][^\u2069]*\u2069|[\w-]*[A-Za-z][\w-]*/g
  return texts.filter((text) => /\d/.test(text.replaceAll(isolated, '')))
}

it('shows Arabic-Indic digits on Arabic pages, from the server and after hydration', async () => {
  const context = await browser.newContext({ baseURL: shop.origin })
  const [name = '', value = ''] = prepared.cookie.split('=')
  await context.addCookies([{ name, value, url: shop.origin }])
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))

  const { productId, orderId, date } = prepared
  const html = await (await fetch(`${shop.origin}/ar/p/${productId}`)).text()
  expect(html).toContain('<html lang="ar-EG-u-nu-arab" dir="rtl">')
  expect(html).toContain('٢٬٠٠٠\u00a0ج.م')
  expect(html).toMatch(/"price":"?2000/)

  const dashboard = ['orders', `orders/${orderId}`, `today?date=${date}`, 'products', 'delivery']
  const lists = ['routes', 'insights', 'audit', 'users', 'categories', 'admins']
  const others = ['occasions', 'reviews', 'claims', `products/${productId}`]
  const paths = [
    ...['/ar', `/ar/p/${productId}`, '/ar/search?q=rose', '/ar/delivery', '/ar/contact'],
    ...['/ar/terms', '/ar/privacy', '/ar/freshness', '/ar/substitution', `/ar/o/${orderId}`],
    ...['/ar/occasions', `/ar/o/${prepared.deliveredId}`],
    ...[...dashboard, ...lists, ...others].map((path) => `/ar/dashboard/${path}`),
  ]
  const found: Record<string, string[]> = {}
  for (const path of paths) found[path] = await westernNumbers(page, path)
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])))

  await page.goto(`/ar/p/${productId}`)
  await page.getByText('٢٬٠٠٠').first().waitFor()
  await page.getByText('٢٠٪', { exact: false }).first().waitFor()
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await page.locator('#reviews').getByText('تقييم').first().waitFor()
  expect(await page.locator('#reviews').innerText()).not.toMatch(/\d/)
  await page.goto(`/p/${productId}`)
  await page.getByText('EGP\u00a02,000').first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(complaints).toEqual([])
})
