import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { civilDateAt, instantOf } from '#commerce/delivery/cairo-time.ts'
import { demoPeople } from '../src/database/seed/demo-people.ts'
import { browserOptions, browserProgram } from '../tests/support/browser.ts'
import { startShopProcess } from '../tests/support/shop-process.ts'
import { buildFolder, testSettings } from '../tests/support/test-settings.ts'
import { buildShop } from './support/build-shop.ts'
import { runToEnd } from './support/processes.ts'

/**
 * Takes the screenshots of docs/images from the built demo shop. Its clock shows an early afternoon in Cairo, when today's
 * board has work in every column. An argument takes only those whose name contains it.
 */

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const shots: { name: string; size: typeof desktop; show: (page: Page) => Promise<unknown> }[] = [
  { name: 'home-desktop', size: desktop, show: (page) => page.goto('/') },
  { name: 'home-phone', size: phone, show: (page) => page.goto('/') },
  { name: 'home-arabic-desktop', size: desktop, show: (page) => page.goto('/ar') },
  { name: 'category-desktop', size: desktop, show: openCategory },
  { name: 'product-desktop', size: desktop, show: openProduct },
  { name: 'product-phone', size: phone, show: openProduct },
  { name: 'cart-desktop', size: desktop, show: openCart },
  { name: 'cart-phone', size: phone, show: openCart },
  { name: 'search-phone', size: phone, show: (page) => page.goto('/search?q=peony') },
  { name: 'dispatch-desktop', size: desktop, show: openDashboard('dispatch') },
  { name: 'driver-phone', size: phone, show: openDriver },
  { name: 'today-desktop', size: desktop, show: openDashboard('today') },
  { name: 'today-phone', size: phone, show: openDashboard('today') },
  { name: 'orders-desktop', size: desktop, show: openDashboard('orders') },
  { name: 'claim-desktop', size: desktop, show: openClaim },
  { name: 'order-desktop', size: desktop, show: openFailedDelivery },
  { name: 'insights-desktop', size: desktop, show: openDashboard('insights?days=90') },
  { name: 'audit-desktop', size: desktop, show: openDashboard('audit') },
]

const folder = mkdtempSync(join(tmpdir(), 'boutique-screenshots-'))
const quiet = { ...testSettings(folder), LOG_LEVEL: 'silent' }
await buildShop(buildFolder, { ...process.env, ...quiet })
const shownMs = instantOf(civilDateAt(Date.now()), 13 * 60 + 40)
const shifted = {
  ...quiet,
  NODE_OPTIONS: `--import ${new URL('../tests/support/shifted-clock.ts', import.meta.url)}`,
  TEST_CLOCK_SHIFT_MS: String(shownMs - Date.now()),
}
await runToEnd({ args: ['scripts/seed.ts'], env: { ...process.env, ...shifted } })
const shop = await startShopProcess(folder, shifted)
const program = browserProgram()
const browser = await chromium.launch({
  args: browserOptions,
  ...(program ? { executablePath: program } : {}),
})
const [wanted = ''] = process.argv.slice(2)
try {
  for (const { name, size, show } of shots.filter((shot) => shot.name.includes(wanted))) {
    const page = await browser.newPage({
      viewport: size,
      baseURL: shop.origin,
      reducedMotion: 'reduce',
    })
    await page.clock.setFixedTime(shownMs)
    await show(page)
    await page.waitForLoadState('networkidle')
    const picture = await page.screenshot()
    await sharp(picture).webp({ quality: 78 }).toFile(`docs/images/${name}.webp`)
    console.log(`  docs/images/${name}.webp`)
    await page.close()
  }
} finally {
  await browser.close()
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
}

async function openCategory(page: Page): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Peonies' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Peonies' }).waitFor()
}

async function openProduct(page: Page): Promise<void> {
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: 'OFF' }).first()
  await card.getByRole('heading').getByRole('link').click()
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).waitFor()
}

async function openCart(page: Page): Promise<void> {
  await openProduct(page)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).waitFor()
}

/** Signs in as the super admin, whose dashboard has every section. */
function openDashboard(section: string) {
  return async (page: Page): Promise<void> => {
    await signIn(page, 'superAdmin')
    await page.goto(`/dashboard/${section}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
}

async function openDriver(page: Page): Promise<void> {
  await signIn(page, 'driver')
  await page.getByText(/of \d+ done/).waitFor()
}

async function signIn(page: Page, wanted: 'superAdmin' | 'driver'): Promise<void> {
  const person = demoPeople.find(({ role }) => role === wanted)
  await page.goto('/login')
  await page.getByLabel('Email').fill(person?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

async function openFailedDelivery(page: Page): Promise<void> {
  await openDashboard('orders?status=delivery_failed')(page)
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await page.waitForURL('**/dashboard/orders/*')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function openClaim(page: Page): Promise<void> {
  await openDashboard('claims')(page)
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'View photo 2' }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
}
