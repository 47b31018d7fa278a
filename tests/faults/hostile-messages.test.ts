import { request } from 'node:http'
import fc from 'fast-check'
import { toJSONAsync } from 'seroval'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestBodies } from '#identity/providers/embedded/request-bodies.ts'
import { sign, signedText } from '#integrations/paymob/signature.server.ts'
import { returnSchema, transactionSchema } from '#integrations/paymob/transaction.ts'
import { expectHarmless, type HostileShop, openHostileShop } from '../support/hostile-shop.ts'
import { casesForEachEndpoint, hostileText, mutated } from '../support/hostile-values.ts'
import { cardSuccess, returnQuery, signingSecret } from '../support/paymob-messages.ts'
import { signInAs } from '../support/people.ts'
import { callServerFunction } from '../support/server-function.ts'

const json = { 'content-type': 'application/json' }

let shop: HostileShop

beforeAll(async () => {
  shop = await openHostileShop()
})

afterAll(() => shop?.close())

const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  limitMs?: number,
) =>
  shop.ask(path, {
    method: 'POST',
    headers: { ...json, origin: shop.origin, ...headers },
    body: JSON.stringify(body, plain) ?? '',
    ...(limitMs ? { signal: AbortSignal.timeout(limitMs) } : {}),
  })

/** A request that hashes a password waits for a worker thread: on a starved processor longer than others. */
const hashingMs = 60_000
const email = 'unknown@example.com'
const password = 'tulips in march'
const callbackURL = '/account'
const popupDone = 'http://localhost:3000/login/popup?attempt=1'
const code = '123456'

const credential = { id: 'abc', rawId: 'abc', type: 'public-key', clientExtensionResults: {} }
const attestation = { clientDataJSON: 'e30', attestationObject: 'oA' }
const assertion = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }

/** Valid POST bodies of the identity provider, about accounts that do not exist. */
const providerAccessRules: Record<string, unknown> = {
  '/change-password': { currentPassword: password, newPassword: 'roses in june' },
  '/email-change/confirm': { token: 'not a token' },
  '/email-change/request': { email, password },
  '/email-change/undo': { token: 'not a token' },
  '/email-proof/confirm': { token: 'not a token' },
  '/passkey/add': { name: 'Phone', response: { ...credential, response: attestation } },
  '/passkey/add-options': { authenticatorAttachment: 'platform' },
  '/passkey/remove': { id: 'unknown' },
  '/passkey/rename': { id: 'unknown', name: 'Phone' },
  '/passkey/sign-in-options': { rpID: 'evil.example' },
  '/request-password-reset': { email, redirectTo: '/reset-password' },
  '/reset-password': { newPassword: 'roses in june', token: 'not a token' },
  '/revoke-other-sessions': { all: true },
  '/send-verification-email': { email, callbackURL },
  '/sign-in/anonymous': { name: '' },
  '/sign-in/email': { email, password, callbackURL, rememberMe: true },
  '/sign-in/passkey': { response: { ...credential, response: assertion } },
  '/sign-in/social': { provider: 'google', callbackURL: popupDone, errorCallbackURL: popupDone },
  '/sign-out': { all: true },
  '/sign-up/email': { name: '', email: 'unknown', password, callbackURL },
  '/two-factor/disable': { password: 'roses in june' },
  '/two-factor/enable': { password: 'roses in june', method: 'totp', issuer: 'x' },
  '/two-factor/generate-backup-codes': { password: 'roses in june' },
  '/two-factor/verify-backup-code': { code, disableSession: false, trustDevice: true },
  '/two-factor/verify-totp': { code, trustDevice: true },
}

/** The cookies of a new account. */
async function registered(): Promise<string> {
  const someone = `${crypto.randomUUID()}@example.com`
  const body = { email: someone, password, name: 'Salma Fouad' }
  const { status, headers } = await post('/api/auth/sign-up/email', body, {}, hashingMs)
  expect(status).toBe(200)
  return headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

describe('a hostile request to the identity provider', () => {
  it('covers every POST endpoint of the provider', () => {
    expect(Object.keys(providerAccessRules).sort()).toEqual(Object.keys(requestBodies).sort())
  })

  it.each(Object.entries(providerAccessRules))('at %s', async (endpoint, message) => {
    const path = `/api/auth${endpoint}`
    const cookie = await registered()
    const before = await shop.state()
    const statuses: number[] = []
    await fc.assert(
      fc.asyncProperty(mutated(message), async (sent) => {
        statuses.push((await post(path, sent, {}, hashingMs)).status)
        statuses.push((await post(path, sent, { cookie }, hashingMs)).status)
      }),
      { numRuns: Math.ceil(casesForEachEndpoint / 3) },
    )
    if (statuses.every((status) => status >= 400)) expect(await shop.state()).toEqual(before)
  })
})

/** Signs a message as the provider would, as if its secret had leaked. */
function signed(transaction: unknown): string {
  const read = transactionSchema.safeParse(transaction)
  return sign(signedText(read.success ? read.data : cardSuccess), signingSecret)
}

/** All state except payment events: a signed webhook is recorded, but must change nothing else. */
async function stateBesideEvents(): Promise<Record<string, string>> {
  return { ...(await shop.state()), payment_events: '' }
}

describe('a hostile webhook', () => {
  const card = {
    id: 1,
    card_subtype: 'MasterCard',
    created_at: '2026-01-15T14:05:09.123456',
    email,
    masked_pan: 'xxxx-xxxx-xxxx-2346',
    merchant_id: 1,
    order_id: '1',
    token: 'a token',
  }

  it.each([
    ['a transaction', { type: 'TRANSACTION', obj: cardSuccess }],
    ['a saved card', { type: 'TOKEN', obj: card }],
  ])('of %s changes nothing, signed or not', async (_what, message) => {
    const before = await stateBesideEvents()
    await fc.assert(
      fc.asyncProperty(mutated(message), hostileText, async (sent, forged) => {
        const transaction = sent && typeof sent === 'object' && 'obj' in sent ? sent.obj : null
        for (const hmac of [signed(transaction), forged.toWellFormed().slice(0, 500)]) {
          await post(`/api/payments/webhook?${new URLSearchParams({ hmac })}`, sent)
        }
      }),
      { numRuns: 2 * casesForEachEndpoint },
    )
    expect(await stateBesideEvents()).toEqual(before)
  })

  it('in the return URL changes nothing and redirects nowhere else', async () => {
    const cookie = await signInAs(shop.database, shop.people.customer, false)
    const before = await stateBesideEvents()
    const whole = Object.fromEntries(returnQuery(cardSuccess))
    await fc.assert(
      fc.asyncProperty(mutated(whole), async (sent) => {
        const query = Object.entries(sent && typeof sent === 'object' ? sent : {})
          .map(([name, value]) => [name, asText(value)].map(shortened))
          .filter(([name]) => name !== 'hmac')
        const parsed = returnSchema.safeParse(Object.fromEntries(query))
        const hmac = signed(parsed.data)
        const search = new URLSearchParams([...query.slice(0, 40), ['hmac', hmac]])
        for (const headers of [{}, { cookie }]) {
          const address = `/api/payments/return?${search}`.slice(0, 4_000)
          const answer = await shop.ask(address, { headers })
          expect(answer.headers.get('location')).toBe('/')
        }
      }),
      { numRuns: casesForEachEndpoint },
    )
    expect(await stateBesideEvents()).toEqual(before)
  })
})

describe('a hostile header', () => {
  const named = fc.constantFrom(
    'host',
    'cookie',
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-type',
    'if-none-match',
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-request-id',
  )
  const likely = fc.constantFrom(
    'boutique-session=',
    'boutique-session=a; boutique-session=b; boutique-identity.session_token=%',
    'evil.example',
    'evil.example:99999',
    'https, javascript',
    '1.2.3.4, ::1, unknown',
    'application/json; charset=none',
    'multipart/form-data',
    'en;q=2, *;q=nothing',
  )
  const headers = fc.array(fc.tuple(named, fc.oneof(likely, hostileText)), {
    minLength: 1,
    maxLength: 3,
  })

  it.each(['/', '/account', '/dashboard/orders', '/api/auth/get-session', '/api/auth/token'])(
    'at %s gets a normal response',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(headers, async (sent) => expectOwnResponse(await askBarely(path, sent))),
        { numRuns: 2 * casesForEachEndpoint },
      )
    },
  )

  it('at a server function gets a normal response', async () => {
    const call = '/_serverFn/session.getSession'
    await fc.assert(
      fc.asyncProperty(headers, async (sent) => {
        expectOwnResponse(await askBarely(call, [['x-tsr-serverFn', 'true'], ...sent]))
      }),
      { numRuns: 2 * casesForEachEndpoint },
    )
  })
})

interface BareResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Sends headers as they are: `fetch` would drop some of them. */
function askBarely(path: string, headers: (readonly [string, string])[]): Promise<BareResponse> {
  const { hostname, port } = new URL(shop.origin)
  const sent = Object.fromEntries(headers.map(([name, value]) => [name, asHeader(value)]))
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: sent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => {
        const isPlain = response.headers['content-encoding'] === undefined
        const text = isPlain ? Buffer.concat(parts).toString() : ''
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
      .once('error', reject)
      .end()
  })
}

/** Text that a header can hold: no line breaks, and Latin-1 only. */
function asHeader(text: string): string {
  const bytes = Buffer.from(text.toWellFormed()).toString('latin1').slice(0, 3_000)
  return bytes.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
}

function expectOwnResponse({ status, headers, text }: BareResponse): void {
  expectHarmless(status, text.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, ''))
  const place = new URL(String(headers.location ?? '/'), shop.origin)
  expect(place.origin).toBe(shop.origin)
  expect(JSON.stringify(headers)).not.toContain('evil.example')
  // A request refused before routing has no request id.
  expect(String(headers['x-request-id'] ?? '12345678')).toMatch(/^[\w-]{8,64}$/)
}

describe('a call', () => {
  it.each(['nothing', 'orders', '__proto__', 'constructor', 'toString', 'a%2fb', '', '/', '%ff'])(
    'of an unknown function returns 400 or 404: /_serverFn/%s',
    async (name) => {
      const headers = { ...json, 'x-tsr-serverFn': 'true', origin: shop.origin }
      const path = `/_serverFn/${name}`
      const statuses = [
        (await shop.ask(path, { headers })).status,
        (await shop.ask(path, { method: 'POST', headers, body: '{}' })).status,
      ]
      for (const status of statuses) expect([400, 404]).toContain(status)
    },
  )
})

describe('a request of more than a megabyte', () => {
  it.each(['with its length', 'in parts'])('is refused %s, and changes nothing', async (how) => {
    const before = await shop.state()
    const token = 'a'.repeat(1024 * 1024)
    const payload = JSON.stringify(await toJSONAsync({ data: { token } }))
    const { status } = await shop.ask('/_serverFn/recipient-address.getAddressRequest', {
      method: 'POST',
      headers: { ...json, 'x-tsr-serverFn': 'true', origin: shop.origin },
      ...(how === 'in parts' ? { body: new Blob([payload]).stream(), duplex: 'half' } : {}),
      ...(how === 'in parts' ? {} : { body: payload }),
    })
    expect(status).toBe(413)
    expect(await shop.state()).toEqual(before)
  })

  it('does not delay the next requests', async () => {
    const body = JSON.stringify({ password: 'a'.repeat(1024 * 1024) })
    const startedAt = performance.now()
    for (const path of ['/api/auth/sign-in/email', '/api/payments/webhook', '/nowhere']) {
      await shop.ask(path, { method: 'POST', headers: { ...json, origin: shop.origin }, body })
      expect((await shop.ask('/health')).status).toBe(200)
    }
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })
})

describe('a request with prototype keys', () => {
  const reaching = ['{"__proto__":{"stray":1}}', '{"constructor":{"prototype":{"stray":1}}}'].map(
    (text): object => JSON.parse(text),
  )

  it('does not appear in later responses', async () => {
    for (const part of reaching) {
      const login = { email, password, ...part }
      for (const body of [part, login, { ...login, email: part }, [part]]) {
        await post('/api/auth/sign-in/email', body)
        await post('/api/payments/webhook?hmac=1', { type: 'TRANSACTION', obj: body })
        await post('/_vercel/insights/view', body)
        for (const id of ['catalogue.getProducts', 'profile.createUserProfile']) {
          await callServerFunction({ origin: shop.origin, id, data: body })
        }
      }
    }
    const ways = { origin: shop.origin, id: 'identity.getSignInMethods', method: 'GET' } as const
    const { result } = await callServerFunction(ways)
    expect(Object.keys(Object(result))).toEqual(['google', 'passkey'])
    expect((await shop.ask('/api/auth/get-session')).text).toBe('null')
    expect((await shop.ask('/health')).text).not.toContain('stray')
  })

  it('pollutes no prototype', async () => {
    expect(await shop.end()).toEqual([])
  })
})

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, plain) ?? '')
}

function shortened(text: string): string {
  return text.toWellFormed().slice(0, 300).toWellFormed()
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value
}
