import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { expect } from 'vitest'
import type { Mail } from '#commerce/emails/mailer.ts'
import type { OpenDatabase } from '#database/engine.server.ts'
import type {
  EmailChange,
  EmbeddedProviderDependencies,
  EmbeddedProviderSettings,
  SignInChange,
} from '#identity/providers/embedded/embedded-dependencies.ts'
import {
  createEmbeddedProvider,
  type EmbeddedProvider,
} from '#identity/providers/embedded/embedded-provider.server.ts'

export const identityOrigin = 'http://localhost:3000'
export const identitySettings: EmbeddedProviderSettings = {
  VITE_APP_URL: identityOrigin,
  VITE_IDENTITY_PROJECT_ID: 'flower-boutique',
  IDENTITY_ADMIN_PRIVATE_KEY: 'a private key of at least thirty-two letters',
  SIGN_IN_ATTEMPTS_PER_MINUTE: 10,
  GOOGLE_ISSUER: 'http://localhost:1',
}
export const password = 'tulips in march'

let callers = 0

/** Another address for each browser: together they would exceed the limits of one. */
const nextAddress = () => `10.0.${++callers >> 8}.${callers & 255}`

/** A new email address. */
export const newAddress = () => `salma${++callers}@example.com`

/** The embedded identity provider on a test database, with its emails and log, and browsers that call it. */
export function identityHarness(open: () => OpenDatabase) {
  const mails: Mail[] = []
  const changes: [uid: string, change: SignInChange][] = []
  const moves: EmailChange[] = []
  let provider: EmbeddedProvider | undefined

  function createProvider(
    settings: Partial<EmbeddedProviderSettings> = {},
    parts: Partial<EmbeddedProviderDependencies> = {},
  ): EmbeddedProvider {
    const silent = () => undefined
    return createEmbeddedProvider(
      { ...identitySettings, ...settings },
      {
        database: open(),
        mailer: { send: async (mail) => void mails.push(mail) },
        log: { info: silent, warn: silent, error: silent },
        passwords: { hash: hashPassword, verify: verifyPassword },
        now: () => Date.now(),
        onSignInChange: async (_tx, { uid }, change) => void changes.push([uid, change]),
        requiresSecondFactor: async () => false,
        onEmailChange: async (_tx, move) => void moves.push(move),
        ...parts,
      },
    )
  }

  const theProvider = () => {
    provider ??= createProvider()
    return provider
  }

  /** A browser with its own cookies and client address. */
  function browser(at = theProvider(), address = nextAddress()) {
    const jar = new Map<string, string>()
    async function call(path: string, body?: object, headers: Record<string, string> = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const request = new Request(`${identityOrigin}/api/auth${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { origin: identityOrigin, cookie, 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const response = await at.handle(request, address)
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
      return response
    }
    const ask = async (path: string, body: object) => (await call(path, body)).json()
    const idToken = async () => (await call('/token').then((r) => r.json())).token
    return { call, ask, idToken, jar }
  }

  async function registered(email = newAddress()) {
    const someone = browser()
    const response = await someone.call('/sign-up/email', { email, password, name: 'Salma Fouad' })
    expect(response.status).toBe(200)
    return { ...someone, email }
  }

  async function proveEmail({ call }: ReturnType<typeof browser>, email: string) {
    await call('/send-verification-email', { email })
    const link = new URL(linkIn(mails.findLast(({ to }) => to === email)), identityOrigin)
    const token = link.searchParams.get('proof')
    expect((await call('/email-proof/confirm', { token })).status).toBe(200)
  }

  /** Registers with a verified address. */
  async function proved(email = newAddress()) {
    const someone = await registered(email)
    await proveEmail(someone, email)
    return someone
  }

  return {
    mails,
    changes,
    moves,
    createProvider,
    provider: theProvider,
    browser,
    registered,
    proved,
    proveEmail,
  }
}

/** The link in an email, as a path of the shop. */
export function linkIn(mail: Mail | undefined): string {
  const link = mail?.email.action?.address ?? ''
  expect(link).toMatch(/^http/)
  return link.slice(identityOrigin.length)
}
