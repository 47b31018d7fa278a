import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Element, Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAddressLink } from '#commerce/orders/recipient-address/make-address-link.server.ts'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createProduct } from '../support/factories.ts'
import { createPaidOrder } from '../support/paid-order.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'
import { pageAccessRules } from './access-rules.ts'

/** Together they can open every page: only a user without a profile can open its form. */
const visitors = ['anonymous', 'newcomer', 'superAdmin', 'driver'] as const
type Visitor = (typeof visitors)[number]

const folder = mkdtempSync(join(tmpdir(), 'boutique-csp-'))
const cookies = new Map<Visitor, string>()
const places: Record<string, string> = {}
const reader = new Window()
let shop: ShopProcess

beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  const ids = await createPeople(database)
  for (const visitor of ['newcomer', 'superAdmin', 'driver'] as const) {
    cookies.set(visitor, await signInAs(database, ids[visitor], false))
  }
  const testShop = await openTestShop(database)
  const product = await createProduct(testShop)
  const asking = await createPaidOrder(testShop, {
    address: { givenBy: 'recipient', zoneId: testShop.zone.id },
  })
  const link = await makeAddressLink(testShop, asking)
  places.$id = product.id
  places.$productId = product.id
  places.$orderId = asking.orderId
  places.$userId = ids.seller
  places.$policy = 'terms'
  places.$token = link.ok ? link.token : ''
  await database.close()
  shop = await startShopProcess(folder)
})

afterAll(async () => {
  await shop?.close()
  await reader.happyDOM.close()
  rmSync(folder, { recursive: true, force: true })
})

interface SeenPage {
  path: string
  status: number
  policy: string
  html: string
}

/** The page after all redirects, with the script directive of its policy. */
async function look(path: string, visitor: Visitor): Promise<SeenPage> {
  const cookie = cookies.get(visitor)
  const response = await fetch(new URL(path, shop.origin), { headers: cookie ? { cookie } : {} })
  expect(response.headers.get('content-type')).toContain('text/html')
  return {
    path: new URL(response.url).pathname,
    status: response.status,
    policy: response.headers.get('content-security-policy') ?? '',
    html: await response.text(),
  }
}

/** Sources of the script directive. */
function scriptSources(policy: string): string[] {
  const rules = policy.split(';').map((rule) => rule.trim().split(/\s+/))
  return rules.find(([name]) => name === 'script-src')?.slice(1) ?? []
}

const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1]

/** Scripts of a page that the policy refuses, or that it should not have to refuse. */
function strayParts({ html, policy }: Pick<SeenPage, 'html' | 'policy'>): string[] {
  const page = new reader.DOMParser().parseFromString(html, 'text/html')
  const sources = scriptSources(policy)
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const stray = element.attributes.length > 0 ? strayAttributes(element) : []
    const isStray = element.tagName === 'SCRIPT' && !mayRun(element, sources)
    return isStray ? [...stray, element.outerHTML.slice(0, 200)] : stray
  })
}

function strayAttributes({ attributes }: Element): string[] {
  return [...attributes]
    .filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value ?? ''))
    .map(({ name, value }) => `${name}="${value?.slice(0, 100)}"`)
}

function mayRun(script: Element, sources: string[]): boolean {
  if (/^application\/(ld\+)?json$/.test(script.getAttribute('type') ?? '')) return true
  const nonce = script.getAttribute('nonce')
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
  const source = script.getAttribute('src')
  if (source !== null) return /^\/(?!\/)/.test(source) && sources.includes("'self'")
  const hash = createHash('sha256').update(script.textContent).digest('base64')
  return sources.includes(`'sha256-${hash}'`)
}

function expectItsOwnScriptsAlone(page: SeenPage): void {
  const sources = scriptSources(page.policy)
  expect(sources, `${page.path} says nothing of scripts`).toContain("'self'")
  expect(sources.join(' ')).not.toMatch(/'unsafe-|\*|data:|blob:|(^| )https?:( |$)/)
  expect(page.policy).toContain("require-trusted-types-for 'script'; trusted-types shop;")
  expect(page.policy).toMatch(/style-src 'self'( 'sha256-[\w+/]+=')+;/)
  expect(page.html).not.toContain('<style')
  expect(page.html).toContain('<script')
  expect(strayParts(page)).toEqual([])
}

/** The URL of the page without the trailing slash, which redirects. */
function placeOf(route: string): string {
  return route.replace(/\$\w+/, (name) => places[name] ?? '').replace(/(.)\/$/, '$1')
}

describe('a page runs only its own scripts:', () => {
  it.each(Object.keys(pageAccessRules))('%s', async (route) => {
    const place = placeOf(route)
    const pages: SeenPage[] = []
    for (const visitor of visitors) pages.push(await look(place, visitor))
    for (const page of pages) expectItsOwnScriptsAlone(page)
    // The dashboard root redirects.
    const itself = place === '/dashboard' ? '/dashboard/orders' : place
    expect(pages.map(({ path, status }) => `${status} ${path}`)).toContain(`200 ${itself}`)
  })

  it.each(visitors)('one that is not there, for %s', async (visitor) => {
    const page = await look('/nowhere', visitor)
    expect(page.status).toBe(404)
    expectItsOwnScriptsAlone(page)
  })
})

describe('a user with a session', () => {
  it.each(['/', '/p/$id', '/account', '/dashboard/orders/'])(
    'is given another nonce each time: %s',
    async (route) => {
      const seen = [
        await look(placeOf(route), 'superAdmin'),
        await look(placeOf(route), 'superAdmin'),
        await look(placeOf(route), 'newcomer'),
      ]
      const nonces = seen.map(({ policy }) => nonceOf(policy))
      expect(nonces).toEqual(seen.map(() => expect.stringMatching(/^[0-9a-f]{32}$/)))
      expect(new Set(nonces).size).toBe(seen.length)
    },
  )
})

describe('a cached page', () => {
  it.each(['/', '/p/$id', '/search', '/$policy'])(
    'names its scripts by hashes: %s',
    async (route) => {
      const { policy } = await look(placeOf(route), 'anonymous')
      expect(nonceOf(policy)).toBeUndefined()
      expect(policy).toContain("'sha256-")
    },
  )
})

it.each([
  '<script>steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '<script type="text/template" src="//evil.example/a.js"></script>',
  '<p class="a" ONCLICK=steal()>',
  '<a href=" javascript:steal()">',
])('the check detects %s', (smuggled) => {
  const policy = "script-src 'self' 'nonce-right'"
  expect(strayParts({ html: `<html><body>${smuggled}</body></html>`, policy })).toHaveLength(1)
})
