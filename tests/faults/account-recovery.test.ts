import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#database/engine.server.ts'
import { migrateToLatest } from '#database/migrate.server.ts'
import {
  type SandboxProcess,
  sandboxCall,
  startSandboxProcess,
} from '../support/sandbox-process.ts'
import { callServerFunction } from '../support/server-function.ts'
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts'

/** Recovery of an account that an attacker took over, against the built shop over HTTP. */
const folder = mkdtempSync(join(tmpdir(), 'boutique-account-recovery-'))
const password = 'tulips in march'
let shop: ShopProcess
let sandbox: SandboxProcess

beforeAll(async () => {
  sandbox = await startSandboxProcess(folder)
  const database = openDatabase({ file: join(folder, 'shop.sqlite') })
  await migrateToLatest(database)
  await database.close()
  shop = await startShopProcess(folder, { SIGN_IN_ATTEMPTS_PER_MINUTE: '60' })
})

afterAll(async () => {
  await shop?.close()
  await sandbox?.kill()
  rmSync(folder, { recursive: true, force: true })
})

const newAddress = () => `${crypto.randomUUID()}@example.com`
const inbox = z.array(z.object({ subject: z.string(), text: z.string() }))
const mailsTo = async (to: string) =>
  inbox.parse(await sandboxCall('GET', `/mailbox?to=${encodeURIComponent(to)}`))

/** The code in the link of the latest email to an address, once it has arrived. */
async function mailedCode(to: string, subject: string, name: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const mail = (await mailsTo(to)).find((one) => one.subject === subject)
    const code = new RegExp(`[?&]${name}=([\\w-]+)`).exec(mail?.text ?? '')?.[1]
    if (code) return code
    await delay(50)
  }
  throw new Error(`No mail "${subject}" arrived.`)
}

function browser() {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  async function call(path: string, body?: object) {
    const response = await fetch(`${shop.origin}/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: shop.origin,
        'content-type': 'application/json',
        ...(jar.size > 0 ? { cookie: cookie() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const read: unknown = await response.json().catch(() => null)
    return { status: response.status, read }
  }
  return { call }
}

async function registered(name = 'Salma Fouad') {
  const { call } = browser()
  const email = newAddress()
  const { status, read } = await call('/sign-up/email', { email, password, name })
  return { call, email, status, read }
}

const idToken = async ({ call }: ReturnType<typeof browser>) =>
  z.object({ token: z.string() }).parse((await call('/token')).read).token

it('recovery locks the attacker out, including links requested before it', async () => {
  const { email, call } = await registered()
  await call('/send-verification-email', {})
  const proof = await mailedCode(email, 'Confirm your email address', 'proof')
  expect((await call('/email-proof/confirm', { token: proof })).status).toBe(200)

  const thief = browser()
  await thief.call('/sign-in/email', { email, password })
  const stolenTo = newAddress()
  await thief.call('/email-change/request', { email: stolenTo, password })
  const move = await mailedCode(stolenTo, 'Confirm your new email address', 'token')

  await call('/request-password-reset', { email })
  const reset = await mailedCode(email, 'Choose a new password', 'token')
  const recovered = await call('/reset-password', { token: reset, newPassword: 'white lilies' })
  expect(recovered.status).toBe(200)
  expect((await thief.call('/email-change/confirm', { token: move })).status).toBe(400)
  expect((await thief.call('/token')).status).toBe(401)
  const signIn = { email, password: 'white lilies' }
  expect((await browser().call('/sign-in/email', signIn)).status).toBe(200)
})

it('the previous address recovers an account whose email the attacker changed', async () => {
  const { email, call } = await registered()
  await call('/send-verification-email', {})
  const proof = await mailedCode(email, 'Confirm your email address', 'proof')
  await call('/email-proof/confirm', { token: proof })

  const thief = browser()
  await thief.call('/sign-in/email', { email, password })
  const stolenTo = newAddress()
  await thief.call('/email-change/request', { email: stolenTo, password })
  const move = await mailedCode(stolenTo, 'Confirm your new email address', 'token')
  expect((await thief.call('/email-change/confirm', { token: move })).status).toBe(200)
  expect((await call('/token')).status).toBe(401)
  const change = { currentPassword: password, newPassword: 'poppies in may' }
  expect((await thief.call('/change-password', change)).status).toBe(200)

  const undo = await mailedCode(email, 'Your email address was changed', 'undo')
  const { read } = await browser().call('/email-change/undo', { token: undo })
  const { code } = z.object({ code: z.string() }).parse(read)
  expect((await thief.call('/token')).status).toBe(401)
  const chosen = { token: code, newPassword: 'white lilies' }
  expect((await browser().call('/reset-password', chosen)).status).toBe(200)
  const signIn = { email, password: 'white lilies' }
  expect((await browser().call('/sign-in/email', signIn)).status).toBe(200)
})

it('registration refuses a name with a link, and emails to new addresses have no name', async () => {
  const link = 'https://evil.example/prize'
  const refused = await registered(`You have won. Collect it at ${link} ${'now '.repeat(660)}`)
  expect([refused.status, refused.read]).toMatchObject([400, { code: 'INVALID_NAME' }])
  expect(await mailsTo(refused.email)).toEqual([])

  const { call, email } = await registered('Wonderful Prize')
  await call('/send-verification-email', {})
  await mailedCode(email, 'Confirm your email address', 'proof')
  expect(JSON.stringify(await mailsTo(email))).not.toContain('Wonderful')
})

it('a token that started a session cannot read a profile', async () => {
  const someone = await registered()
  const token = await idToken(someone)
  const [, claims = ''] = token.split('.')
  const uid = z.object({ sub: z.string() }).parse(JSON.parse(atob(claims))).sub
  const read = () =>
    callServerFunction({
      origin: shop.origin,
      id: 'profile.getProfileByToken',
      data: { uid, token },
    })
  expect((await read()).result).toMatchObject({ ok: true })
  const started = await callServerFunction({
    origin: shop.origin,
    id: 'session.setSession',
    data: { token },
  })
  expect(started.result).toMatchObject({ ok: true })
  expect((await read()).result).toMatchObject({ ok: false, refusal: 'token-refused' })
})
