import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cycles, files, imports } from './imports.ts'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const product = imports.filter(({ from }) => from.startsWith('src/') && !isTest(from))

/** The parts that each part of the shop may import, besides itself. */
const arrows: Record<string, readonly string[]> = {
  routes: [
    'storefront',
    'dashboard',
    'driver',
    'auth',
    'api',
    'identity',
    'commerce',
    'platform',
    'ui',
  ],
  storefront: ['auth', 'api', 'identity', 'commerce', 'platform', 'ui'],
  dashboard: ['auth', 'api', 'identity', 'commerce', 'platform', 'ui'],
  driver: ['auth', 'api', 'identity', 'commerce', 'platform', 'ui'],
  auth: ['api', 'identity', 'commerce', 'platform'],
  api: ['identity', 'commerce', 'database', 'platform'],
  commerce: ['database'],
  identity: ['commerce', 'database'],
  integrations: ['commerce'],
  database: ['commerce'],
  platform: ['commerce', 'identity', 'database'],
  ui: [],
  i18n: [],
}

/** Every part writes texts. */
const forAll = 'i18n'

function partOf(file: string): string {
  return file.split('/')[1] ?? ''
}

it('follows the arrows between the parts of the shop', () => {
  const entries = ['src/router.tsx', 'src/server.ts', 'src/start.ts']
  const wrong = product.filter(({ from, to }) => {
    if (entries.includes(from) || partOf(from) === partOf(to) || partOf(to) === forAll) return false
    if (from === 'src/platform/services.server.ts' && partOf(to) === 'integrations') return false
    return !arrows[partOf(from)]?.includes(partOf(to))
  })
  expect(wrong).toEqual([])
})

it('lets no server function await what a client sent: a validator returns what a schema made of it', () => {
  const validators = files
    .filter((file) => file.startsWith('src/api/'))
    .flatMap(
      (file) => readFileSync(file, 'utf8').match(/\.validator\([^\n]*(?:\n {4}[^\n]*)*/g) ?? [],
    )
  expect(validators.length).toBeGreaterThan(50)
  expect(validators.filter((text) => !/\b(parse|safeParse)\(/.test(text))).toEqual([])
})

it('creates server functions in src/api only', () => {
  const outside = files.filter(
    (file) =>
      file.startsWith('src/') &&
      !file.startsWith('src/api/') &&
      /= createServerFn\(/.test(readFileSync(file, 'utf8')),
  )
  expect(outside).toEqual([])
})

it('lets the database know of commerce only in the demo that it seeds', () => {
  const wrong = product.filter(
    ({ from, to }) =>
      partOf(from) === 'database' &&
      partOf(to) === 'commerce' &&
      !from.startsWith('src/database/seed/'),
  )
  expect(wrong).toEqual([])
})

it('keeps React out of commerce', () => {
  const withReact = files.filter(
    (file) =>
      file.startsWith('src/commerce/') &&
      (file.endsWith('.tsx') || /from 'react(-dom)?['/]/.test(readFileSync(file, 'utf8'))),
  )
  expect(withReact).toEqual([])
})

it('never imports the sandbox into the shop, nor the shop into the sandbox', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      (from.startsWith('src/') && to.startsWith('sandbox/')) ||
      (from.startsWith('sandbox/') && to.startsWith('src/')),
  )
  expect(wrong).toEqual([])
})

/** Files with SQL that are no stores, each with its reason. */
const sqlBesideStores: Record<string, string> = {
  'catalogue/browse-products':
    'a list: one page of the products that match the filters, in each sort order',
  'customers/user-scan': 'a bounded scan of users, newest first',
  'orders/staff/order-scan': 'a bounded scan of the orders that an index returns',
}

it('keeps SQL in the stores, except for the searches and scans of the table', () => {
  const speaksSql = /\b(selectFrom|insertInto|insertRows|updateTable|deleteFrom)\(/
  const besides = files
    .filter((file) => file.startsWith('src/commerce/') && !isTest(file))
    .filter((file) => !file.endsWith('-store.server.ts'))
    .filter((file) => speaksSql.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice('src/commerce/'.length).replace(/\.server\.ts$/, ''))
  expect(besides.toSorted(), 'each is a store or stands in the table above').toEqual(
    Object.keys(sqlBesideStores).toSorted(),
  )
})

/** Where commerce makes sentences; its rules and use cases return codes (decision 32). */
const edgeFolders = ['emails', 'documents', 'texts']
const edgeEndings = /-(label|name|text|email)\.ts$/
const edgeFiles: Record<string, string> = {
  'call-us.ts': 'a part of sentences',
  'catalogue/name-facets.ts': 'names of filters',
  'content/standard/standard-pages.ts': 'the texts of pages that ship with the shop',
  'customers/notices.ts': 'toasts about an account',
  'delivery/delivery-slot.ts': 'times of a slot',
  'money.ts': 'prices',
  'orders/recipient-address/address-sms.ts': 'a text message',
  'orders/recorded-note.ts': 'notes of a timeline',
  'payments/payment-lines.server.ts': 'lines on the page of the provider',
  'settings/default-settings.server.ts': 'the name and description of the shop',
}

it('makes sentences at the edge of commerce only', () => {
  const ofCommerce = product
    .filter(({ from, to }) => partOf(from) === 'commerce' && isText(to))
    .map(({ from }) => from.slice('src/commerce/'.length))
  const isEdge = (file: string) =>
    edgeFolders.some((folder) => file.startsWith(`${folder}/`)) || edgeEndings.test(file)
  const besides = new Set(ofCommerce.filter((file) => !isEdge(file)))
  expect([...besides].toSorted(), 'each stands in the table above').toEqual(
    Object.keys(edgeFiles).toSorted(),
  )
})

function isText(file: string): boolean {
  return file.endsWith('.messages.ts') || file.startsWith('src/commerce/texts/')
}

it('has no cycles', () => {
  expect(cycles()).toEqual([])
})

it('has no barrels: a file that only passes on what others export', () => {
  const barrels = files.filter((file) => {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
    return (
      lines.length > 0 && lines.every((line) => /^export (\*|\{.*\}|type \{.*\}) from /.test(line))
    )
  })
  expect(barrels).toEqual([])
})

it('imports only files that exist', () => {
  const missing = imports.filter(({ to }) => !existsSync(to) && !to.endsWith('.gen.ts'))
  expect(missing).toEqual([])
})

/** Server files that read the clock of the machine; everything else reads the shop's (decision 16). */
const readsMachineClock: Record<string, string> = {
  'src/database/database-clock.server.ts': 'measures how far it is from the clock of the database',
  'src/database/spans.server.ts': 'dates spans of queries',
  'src/integrations/paymob/paymob-provider.server.ts':
    'a default for tests; the shop gives its own',
  'src/platform/doctor/shop-checks.server.ts': 'compares it with the clock of the provider',
  'src/platform/fold-repeats.server.ts': 'dates repeated failures',
  'src/platform/log.server.ts': 'dates reports of errors',
  'src/platform/log-output.server.ts': 'dates lines of the log',
  'src/platform/telemetry/start-telemetry.server.ts': 'dates metrics',
}

it('reads the clock of the machine in the server files of the table only', () => {
  const isServer = (file: string) =>
    file.endsWith('.server.ts') ||
    file.startsWith('src/api/') ||
    file.startsWith('src/commerce/') ||
    (file.startsWith('src/identity/') && !/\.client\.tsx?$/.test(file))
  const reading = files
    .filter((file) => file.startsWith('src/') && isServer(file) && !isTest(file))
    .filter((file) =>
      /\bDate\.now\b|\bnew Date(?!\w|\()|\bDate\(\)/.test(readFileSync(file, 'utf8')),
    )
  expect(reading.toSorted()).toEqual(Object.keys(readsMachineClock).toSorted())
})
