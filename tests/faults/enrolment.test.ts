import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { codeOf } from '../support/authenticator.ts'
import { browserOptions, headlessProgram } from '../support/browser.ts'
import { type SandboxProcess, startSandboxProcess } from '../support/sandbox-process.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

// Its own shop, because the shop of the browser tests does not require a second factor of super admins.
const folder = mkdtempSync(join(tmpdir(), 'boutique-enrolment-'))
const email = 'nadia@example.com'
const password = 'garden roses'
let sandbox: SandboxProcess
let shop: ShopProcess
let browser: Browser

beforeAll(async () => {
  sandbox = await startSandboxProcess(folder)
  await withTables(async () => undefined)
  shop = await startShopProcess(folder, { STAFF_TWO_FACTOR: 'required' })
  const program = headlessProgram()
  browser = await chromium.launch({
    args: browserOptions,
    ...(program ? { executablePath: program } : {}),
  })
})

afterAll(async () => {
  await browser?.close()
  await shop?.close()
  await sandbox?.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** States that a browser cannot create, written to the tables directly. */
async function withTables(act: (database: OpenDatabase) => Promise<unknown>): Promise<void> {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  await act(database)
  await database.close()
}

it('a super admin enrols in the required second factor and signs in with it', async () => {
  const page = await browser.newPage({ baseURL: shop.origin })
  await page.goto('/register')
  await page.getByLabel('Your name').fill('Nadia Mansour')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await withTables(({ db }) => db.updateTable('users').set({ role: 'superAdmin' }).execute())
  // As after the verification link.
  await withTables(({ db }) => sql`update identity_users set "emailVerified" = 1`.execute(db))

  await page.goto('/dashboard/orders')
  expect(new URL(page.url()).pathname).toBe('/account/security')
  await page
    .getByText('The dashboard requires two-factor authentication. Turn it on below')
    .waitFor()
  const section = page.getByRole('region', { name: 'Two-factor authentication' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByLabel('Your password').fill(password)
  await section.getByRole('button', { name: 'Continue' }).click()
  await section.getByText('Enter the key manually').click()
  const shown = await section.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{0,4}$/).textContent()
  const key = (shown ?? '').replaceAll(' ', '')
  // The oldest of the three valid codes, so that two are left.
  await section.getByLabel('Authentication code').fill(codeOf(key))
  await section.getByRole('button', { name: 'Turn on' }).click()
  await section.getByRole('list', { name: 'Recovery codes' }).waitFor()
  // The code verified this session too.
  await page
    .getByText('The dashboard requires two-factor authentication')
    .waitFor({ state: 'detached' })
  await section.getByRole('button', { name: 'I have saved them' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard/orders')

  await page.context().clearCookies()
  await page.goto('/login?next=%2Fdashboard%2Forders')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Authentication code').fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard/orders')
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
  await page.goto('/dashboard/admins')
  await page.getByRole('heading', { level: 1, name: 'Admins' }).waitFor()
})
