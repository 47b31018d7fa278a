import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import { createOrder } from '../support/factories.ts'
import { createPeople, signInAs } from '../support/people.ts'
import { callServerFunction } from '../support/server-function.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'
import { openTestShop } from '../support/test-shop.ts'
import { functionAccessRules, pageAccessRules } from './access-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'boutique-two-factor-'))
const cookies = { passwordAlone: '', twoFactor: '', seller: '' }
let shop: ShopProcess
let orderId: string

beforeAll(async () => {
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  const people = await createPeople(database)
  cookies.passwordAlone = await signInAs(database, people.superAdmin, false)
  cookies.twoFactor = await signInAs(database, people.superAdmin, false, true)
  cookies.seller = await signInAs(database, people.seller, false)
  orderId = (await createOrder(await openTestShop(database))).orderId
  await database.close()
  shop = await startShopProcess(folder, { STAFF_TWO_FACTOR: 'required' })
})

afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

const staffGuards = Object.entries(functionAccessRules).filter(([, { access }]) =>
  ['staff', 'super admin'].includes(access),
)

async function isShut(id: string, cookie: string): Promise<boolean> {
  const rule = functionAccessRules[id]
  const answer = await callServerFunction({
    origin: shop.origin,
    id,
    cookie,
    method: rule?.method ?? 'GET',
    data: rule?.data,
  })
  return JSON.stringify(answer.error ?? '').includes('second-factor')
}

it.each(staffGuards)('%s is shut to a super admin with a password alone', async (id) => {
  expect(await isShut(id, cookies.passwordAlone)).toBe(true)
  expect(await isShut(id, cookies.twoFactor)).toBe(false)
  expect(await isShut(id, cookies.seller)).toBe(false)
})

it('the public order page shows a super admin without a second factor the public view only', async () => {
  const seenBy = async (cookie: string) => {
    const call = { origin: shop.origin, id: 'orders.getOrder', cookie, data: { id: orderId } }
    return (await callServerFunction({ ...call, method: 'GET' })).result
  }
  expect(await seenBy(cookies.passwordAlone)).toMatchObject({ isWhole: false })
  expect(await seenBy(cookies.twoFactor)).toMatchObject({ isWhole: true })
  expect(await seenBy(cookies.seller)).toMatchObject({ isWhole: true })
})

const staffPages = Object.entries(pageAccessRules).filter(([, access]) =>
  ['staff', 'super admin'].includes(access),
)

it.each(staffPages)('%s leads them to where it is turned on', async (route) => {
  const path = route.replace(/\$\w+/, 'abcdefghij0123456789').replace(/\/$/, '')
  const placeOf = async (cookie: string) => {
    const response = await fetch(new URL(path, shop.origin), {
      headers: { cookie },
      redirect: 'manual',
    })
    return new URL(response.headers.get('location') ?? path, shop.origin).pathname
  }
  expect(await placeOf(cookies.passwordAlone)).toBe('/account/security')
  expect(await placeOf(cookies.twoFactor)).not.toBe('/account/security')
  expect(await placeOf(cookies.seller)).not.toBe('/account/security')
})
