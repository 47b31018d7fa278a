import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAddressLink } from '#commerce/orders/recipient-address/make-address-link.server.ts'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { deniedReasons } from '#identity/authorization/authorization-error.ts'
import { renamedFunctionIds } from '#platform/http/previous-function-ids.ts'
import { allRoutes, builtServerFunctions } from '../support/built-server-functions.ts'
import { createOrder, createProduct } from '../support/factories.ts'
import { createPeople, type Person, people, signInAs } from '../support/people.ts'
import { callServerFunction } from '../support/server-function.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'
import {
  functionAccessRules,
  pageAccessRules,
  rules,
  serverRoutes,
  type Welcome,
} from './access-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-role-matrix-'))
const cookies = new Map<string, string>()
const places = { orderId: '', id: '', token: '', userId: '' }
let shop: ShopProcess

beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  const doors = [functionAccessRules, pageAccessRules, serverRoutes].flatMap((table) =>
    Object.keys(table),
  )
  // People of its own for each door: what one function ends must not keep somebody from the next.
  for (const door of doors) {
    const ids = await createPeople(database)
    places.userId = ids.seller
    for (const person of people.filter((one) => one !== 'nobody')) {
      cookies.set(`${person} ${door}`, await signInAs(database, ids[person], person === 'guest'))
    }
  }
  const testShop = await openTestShop(database)
  places.id = (await createProduct(testShop)).id
  places.orderId = (await createOrder(testShop)).orderId
  const asking = await createOrder(testShop, {
    paymentMethod: 'cash',
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

/** What each person met, in the words of the table. */
async function asAllRoles(meet: (person: Person) => Promise<string>) {
  const met: [Person, string][] = []
  for (const person of people) met.push([person, await meet(person)])
  return Object.fromEntries(met)
}

describe('a server function', () => {
  it('is in the table, each of them and no other', () => {
    expect(builtServerFunctions()).toEqual(Object.keys(functionAccessRules).sort())
  })

  it.each(Object.entries(functionAccessRules))('%s opens to whom it should', async (id, door) => {
    const met = await asAllRoles(async (person) => {
      const cookie = cookies.get(`${person} ${id}`)
      const { method, data } = door
      const answer = await callServerFunction({
        origin: shop.origin,
        id,
        method,
        data,
        ...(cookie ? { cookie } : {}),
      })
      return welcomeOf(answer)
    })
    expect(met).toEqual(rules[door.opensTo])
  })

  it.each([...renamedFunctionIds])('answers to %s as to %s', async (previousId, id) => {
    const rule = functionAccessRules[id]
    if (!rule) throw new Error(`${id} has no access rule.`)
    const { method, data, opensTo } = rule
    const answer = await callServerFunction({ origin: shop.origin, id: previousId, method, data })
    expect(welcomeOf(answer)).toBe(rules[opensTo].nobody)
  })
})

const closed: Record<(typeof deniedReasons)[number], Welcome> = {
  'sign-in': 'signs in first',
  profile: 'completes a profile',
  forbidden: 'may not',
  'second-factor': 'may not',
}

function welcomeOf({ status, error }: { status: number; error: unknown }): string {
  if (error === undefined || error === null) return 'comes in'
  const text = typeof error === 'string' ? error : JSON.stringify(error)
  const reason =
    text.includes('door-closed') && deniedReasons.find((one) => text.includes(`"${one}"`))
  return reason ? closed[reason] : `${status} ${text}`
}

describe('a page', () => {
  it('is in the table, and so is each server route, and no other', () => {
    const known = [...Object.keys(pageAccessRules), ...Object.keys(serverRoutes)]
    expect(allRoutes()).toEqual(known.sort())
  })

  it.each(Object.entries(pageAccessRules))('%s opens to whom it should', async (route, opensTo) => {
    const path = route
      .replace('$orderId', places.orderId)
      .replace('$productId', places.id)
      .replace('$userId', places.userId)
      .replace('$id', places.id)
      .replace('$token', places.token)
    const met = await asAllRoles(async (person) => welcomeAt(path, person, route))
    expect(met).toEqual(rules[opensTo])
  })
})

/** Follows where the page sends a person, and looks where they end up. */
async function welcomeAt(path: string, person: Person, route: string): Promise<string> {
  const cookie = cookies.get(`${person} ${route}`)
  const headers = cookie ? { cookie } : {}
  let place = new URL(path, shop.origin)
  for (let hops = 0; hops < 5; hops++) {
    const response = await fetch(place, { headers, redirect: 'manual' })
    const next = response.headers.get('location')
    if (next === null) return response.ok ? welcomeBy(path, place.pathname) : `${response.status}`
    place = new URL(next, place)
  }
  return 'is sent about for ever'
}

function welcomeBy(asked: string, reached: string): string {
  // The dashboard has no page of its own: to come in is to be sent on to the orders.
  const place = withoutSlash(asked)
  const isThere = reached === place || (place === '/dashboard' && reached === '/dashboard/orders')
  return isThere ? 'comes in' : (turnedAway[reached] ?? reached)
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

const turnedAway: Partial<Record<string, Welcome>> = {
  '/login': 'signs in first',
  '/complete-profile': 'completes a profile',
  '/': 'may not',
  // Where staff go who may not enter a section.
  '/dashboard/orders': 'may not',
}

const statusOf = { 'signs in first': 303, 'completes a profile': 303, 'may not': 403 }

/** The first sheet takes the shop's breath: whoever is asked to come again in a moment does. */
async function patiently(place: URL, request: RequestInit): Promise<number> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(place, { ...request, redirect: 'manual' })
    if (response.status !== 503 || tries === 20) return response.status
    await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1000)
  }
}

describe('a server route', () => {
  it.each(Object.entries(serverRoutes))('%s opens to whom it should', async (route, expected) => {
    const { path, method, status, opensTo = 'everybody' } = expected
    const met = await asAllRoles(async (person) => {
      const cookie = cookies.get(`${person} ${route}`)
      const headers = cookie ? { cookie } : {}
      return String(await patiently(new URL(path, shop.origin), { method, headers }))
    })
    const statuses = { 'comes in': status, ...statusOf }
    const expectedOf = Object.entries(rules[opensTo]).map(([person, welcome]) => {
      return [person, String(statuses[welcome])]
    })
    expect(met).toEqual(Object.fromEntries(expectedOf))
  })
})
