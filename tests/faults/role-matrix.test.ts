import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOccasion } from '#commerce/occasions/editing/create-occasion.server.ts'
import { insertOwnerLink } from '#commerce/orders/owner-link/owner-link-store.server.ts'
import { makeAddressLink } from '#commerce/orders/recipient-address/make-address-link.server.ts'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { deniedReasons } from '#identity/authorization/authorization-error.ts'
import { newSessionId } from '#identity/sessions/session-id.server.ts'
import { renamedFunctionIds } from '#platform/http/previous-function-ids.ts'
import { allRoutes, builtServerFunctions } from '../support/built-server-functions.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { createPaidOrder } from '../support/paid-order.ts'
import { createPeople, type Person, people, signInAs } from '../support/people.ts'
import { isThorough } from '../support/rounds.ts'
import { callInPlainJson, callServerFunction } from '../support/server-function.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'
import {
  type AccessOutcome,
  functionAccessRules,
  pageAccessRules,
  rules,
  serverRoutes,
} from './access-rules.ts'

const functions = Object.entries(functionAccessRules)
/** Plain JSON reaches the same guard. `npm test` calls one function of each access rule so. */
const calledInPlainJson = functions.filter(
  ([, { access }], at) =>
    isThorough || functions.findIndex(([, rule]) => rule.access === access) === at,
)
const folder = mkdtempSync(join(tmpdir(), 'boutique-role-matrix-'))
const cookies = new Map<string, string>()
const places = { orderId: '', otherOrderId: '', id: '', token: '', userId: '', occasionId: '' }
const occasionSlug = 'matrix'
const ownerToken = newSessionId()
const paymentToken = newSessionId()
const cookieOf = (token: string) => `boutique-order-links=${token}`
const linkCookie = cookieOf(ownerToken)
/** Functions that end the link by which they are called: each has an order of its own. */
const revoking = ['owner-links.replaceOwnerLinks', 'personal-data.eraseOrderData']
const revoked = new Map<string, { orderId: string; token: string }>()
let shop: ShopProcess

beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  const endpoints = [functionAccessRules, pageAccessRules, serverRoutes].flatMap((table) =>
    Object.keys(table),
  )
  // New users for each function, because some functions end the session.
  const plain = calledInPlainJson.map(([id]) => `plain ${id}`)
  for (const endpoint of [...endpoints, ...plain]) {
    const ids = await createPeople(database)
    places.userId = ids.seller
    cookies.set(`linkHolder ${endpoint}`, linkCookie)
    for (const person of people.filter((one) => ids[one] !== '')) {
      cookies.set(
        `${person} ${endpoint}`,
        await signInAs(database, ids[person], person === 'guest'),
      )
    }
  }
  const testShop = await openTestShop(database)
  places.id = (await createProduct(testShop)).id
  const occasion = {
    ...{ slug: occasionSlug, name: 'Matrix', nameAr: '', intro: '', introAr: '' },
    ...{ image: null, isSensitive: false, dateRule: { kind: 'none' as const }, productIds: [] },
  }
  const created = await createOccasion(testShop, occasion, places.userId)
  if (created.ok) places.occasionId = created.occasion.id
  places.orderId = (await createOrder(testShop)).orderId
  places.otherOrderId = (await createOrder(testShop)).orderId
  const ofOrder = { orderId: places.orderId, at: testShop.now() }
  const ofOwner = { ...ofOrder, token: ownerToken, scope: 'order' } as const
  await insertOwnerLink(testShop.db, ofOwner)
  await insertOwnerLink(testShop.db, { ...ofOrder, token: paymentToken, scope: 'pay' })
  for (const id of revoking) {
    const own = { ...(await createOrder(testShop)), token: newSessionId() }
    revoked.set(id, own)
    await insertOwnerLink(testShop.db, { ...ofOwner, ...own })
  }
  const asking = await createPaidOrder(testShop, {
    address: { givenBy: 'recipient', zoneId: testShop.zone.id },
  })
  const made = await makeAddressLink(testShop, asking)
  if (made.ok) places.token = made.token
  await database.close()
  shop = await startShopProcess(folder)
})

afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The outcome for each person, as in the table. */
async function asEachPerson(request: (person: Person) => Promise<string>) {
  const outcomes: [Person, string][] = []
  for (const person of people) outcomes.push([person, await request(person)])
  return Object.fromEntries(outcomes)
}

describe('a server function', () => {
  it('is in the table exactly once', () => {
    expect(builtServerFunctions()).toEqual(Object.keys(functionAccessRules).sort())
  })

  it.each(functions)('%s follows its access rule', async (id, rule) => {
    const outcomes = await asEachPerson(async (person) => {
      const cookie = cookies.get(`${person} ${id}`)
      const { method, data } = rule
      const answer = await callServerFunction({
        origin: shop.origin,
        id,
        method,
        data,
        ...(cookie ? { cookie } : {}),
      })
      return outcomeOf(answer)
    })
    expect(outcomes).toEqual(rules[rule.access])
  })

  it.each(calledInPlainJson)(
    '%s follows its access rule in plain JSON',
    async (id, { access, method, data }) => {
      const outcomes = await asEachPerson(async (person) => {
        const cookie = cookies.get(`${person} plain ${id}`) ?? ''
        return outcomeOf(await callInPlainJson({ origin: shop.origin, id, method, data, cookie }))
      })
      expect(outcomes).toEqual(rules[access])
    },
  )

  it.each([...renamedFunctionIds])('accepts the previous id %s of %s', async (previousId, id) => {
    const rule = functionAccessRules[id]
    if (!rule) throw new Error(`${id} has no access rule.`)
    const { method, data, access } = rule
    const answer = await callServerFunction({ origin: shop.origin, id: previousId, method, data })
    expect(outcomeOf(answer)).toBe(rules[access].anonymous)
  })
})

/** Calls a function about an order with the cookie of a link. */
function callByLink(id: string, orderId: string, token: string) {
  const rule = functionAccessRules[id]
  if (!rule) throw new Error(`${id} has no access rule.`)
  const data = { ...(typeof rule.data === 'object' ? rule.data : {}), orderId, id: orderId }
  const { method } = rule
  return callServerFunction({ origin: shop.origin, id, method, data, cookie: cookieOf(token) })
}

const ofOwner = functions.filter(([, { access }]) => access === 'owner').map(([id]) => id)
const ofPayer = functions.filter(([, { access }]) => access === 'payer').map(([id]) => id)

describe('a holder of the link of an order', () => {
  const call = (id: string, orderId: string) =>
    callByLink(id, orderId, revoked.get(id)?.token ?? ownerToken)

  it('sees this order whole, and any other order masked', async () => {
    const own = await call('orders.getOrder', places.orderId)
    expect(own.result).toMatchObject({ isMine: true, isWhole: true })
    const other = await call('orders.getOrder', places.otherOrderId)
    expect(other.result).toMatchObject({ isMine: false, isWhole: false })
  })

  it.each([...ofOwner, ...ofPayer])('%s acts on this order alone', async (id) => {
    expect(outcomeOf(await call(id, places.otherOrderId))).toBe('needs sign-in')
    const ownId = revoked.get(id)?.orderId ?? places.orderId
    expect(outcomeOf(await call(id, ownId))).toBe('allowed')
  })
})

describe('a holder of a payment link', () => {
  const call = (id: string, orderId: string) => callByLink(id, orderId, paymentToken)
  const view = async (token: string) =>
    (await callByLink('orders.getOrder', places.orderId, token)).result

  it('sees this order to pay it, and any other order masked', async () => {
    expect(await view(paymentToken)).toMatchObject({ isMine: false, isWhole: true, mayPay: true })
    const other = await call('orders.getOrder', places.otherOrderId)
    expect(other.result).toMatchObject({ isMine: false, isWhole: false })
  })

  it('keeps the rights of the link of an email in the same browser', async () => {
    for (const tokens of [
      [paymentToken, ownerToken],
      [ownerToken, paymentToken],
    ]) {
      expect(await view(tokens.join('.'))).toMatchObject({ isMine: true })
    }
  })

  it('is known after the exchange of the token', async () => {
    const { orderId } = places
    const data = { orderId, token: paymentToken }
    const call = { origin: shop.origin, id: 'owner-links.openOwnerLink', data }
    expect((await callServerFunction(call)).result).toEqual({ ok: true })
  })

  it.each(ofPayer)('%s acts on this order alone', async (id) => {
    expect(outcomeOf(await call(id, places.otherOrderId))).toBe('needs sign-in')
    expect(outcomeOf(await call(id, places.orderId))).toBe('allowed')
  })

  it.each(ofOwner)('%s refuses', async (id) => {
    expect(outcomeOf(await call(id, places.orderId))).toBe('needs sign-in')
  })

  it.each([
    [200, 'email', ownerToken],
    [403, 'payment', paymentToken],
  ])('gets %i for the export with the %s link', async (status, _, token) => {
    const response = await fetch(new URL('/api/personal-data', shop.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf(token) },
      body: JSON.stringify({ orderId: places.orderId }),
    })
    await response.arrayBuffer()
    expect(response.status).toBe(status)
  })
})

const outcomeOfReason: Record<(typeof deniedReasons)[number], AccessOutcome> = {
  'sign-in': 'needs sign-in',
  profile: 'needs profile',
  forbidden: 'forbidden',
  'second-factor': 'forbidden',
}

function outcomeOf({ status, error }: { status: number; error: unknown }): string {
  if (error === undefined || error === null) return 'allowed'
  const text = typeof error === 'string' ? error : JSON.stringify(error)
  const isDenied = text.includes('door-closed') || status === 401 || status === 403
  const reason = isDenied && deniedReasons.find((one) => text.includes(`"${one}"`))
  return reason ? outcomeOfReason[reason] : `${status} ${text}`
}

describe('a page', () => {
  it('is in the table, as is each server route', () => {
    const known = [...Object.keys(pageAccessRules), ...Object.keys(serverRoutes)]
    expect(allRoutes()).toEqual(known.sort())
  })

  it.each(Object.entries(pageAccessRules))('%s follows its access rule', async (route, access) => {
    const path = route
      .replace('$orderId', places.orderId)
      .replace('$productId', places.id)
      .replace('$occasionId', places.occasionId)
      .replace('$slug', occasionSlug)
      .replace('$userId', places.userId)
      .replace('$id', places.id)
      .replace('$token', places.token)
      .replace('$policy', 'terms')
      .replace('$page', 'terms')
    const outcomes = await asEachPerson(async (person) => outcomeAt(path, person, route))
    expect(outcomes).toEqual(rules[access])
  })
})

/** Follows the redirects of a page and classifies the outcome. */
async function outcomeAt(path: string, person: Person, route: string): Promise<string> {
  const cookie = cookies.get(`${person} ${route}`)
  const headers = cookie ? { cookie } : {}
  let place = new URL(path, shop.origin)
  for (let hops = 0; hops < 5; hops++) {
    const response = await fetch(place, { headers, redirect: 'manual' })
    const next = response.headers.get('location')
    if (next === null)
      return response.ok ? outcomeOfRedirect(path, place.pathname) : `${response.status}`
    place = new URL(next, place)
  }
  return 'redirect loop'
}

function outcomeOfRedirect(asked: string, reached: string): string {
  // The dashboard root redirects authorized users to the orders.
  const place = withoutSlash(asked)
  const isThere = reached === place || (place === '/dashboard' && reached === '/dashboard/orders')
  return isThere ? 'allowed' : (outcomeOfPage[reached] ?? reached)
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

const outcomeOfPage: Partial<Record<string, AccessOutcome>> = {
  '/login': 'needs sign-in',
  '/complete-profile': 'needs profile',
  '/': 'forbidden',
  // Staff without the permission of a section are redirected here.
  '/dashboard/orders': 'forbidden',
}

const statusOf = { 'needs sign-in': 303, 'needs profile': 303, forbidden: 403 }

/** The first PDF may be refused with Retry-After while the worker starts: retry. */
async function statusWithRetries(place: URL, request: RequestInit): Promise<number> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(place, { ...request, redirect: 'manual' })
    if (response.status !== 503 || tries === 20) return response.status
    await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1000)
  }
}

describe('a server route', () => {
  it.each(Object.entries(serverRoutes))('%s follows its access rule', async (route, expected) => {
    const { path, method, status, access = 'public' } = expected
    const outcomes = await asEachPerson(async (person) => {
      const cookie = cookies.get(`${person} ${route}`)
      const headers = cookie ? { cookie } : {}
      return String(await statusWithRetries(new URL(path, shop.origin), { method, headers }))
    })
    const statuses = { allowed: status, ...statusOf }
    const expectedOf = Object.entries(rules[access]).map(([person, outcome]) => {
      return [person, String(statuses[outcome])]
    })
    expect(outcomes).toEqual(Object.fromEntries(expectedOf))
  })
})
