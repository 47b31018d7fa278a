import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasSignInTrace, traceCookie } from './sign-in-trace.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const attributes = 'Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax'

describe('the trace of the embedded provider', () => {
  it('is set beside the session cookie, readable for scripts, and without its value', () => {
    const line = traceCookie([`boutique-identity.session_token=secret.signature; ${attributes}`])
    expect(line).toBe('boutique-identity.signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax')
  })

  it('has the prefix and Secure of the session cookie under https', () => {
    const session = `__Host-boutique-identity.session_token=a.b; ${attributes}; Secure`
    expect(traceCookie([session])).toMatch(/^__Host-boutique-identity\.signed_in=1;.*; Secure$/)
  })

  it('ends with the session cookie', () => {
    const ended = 'boutique-identity.session_token=; Max-Age=0; Path=/; HttpOnly'
    expect(traceCookie([`boutique-identity.session_token=a; ${attributes}`, ended])).toBe(
      'boutique-identity.signed_in=; Max-Age=0; Path=/',
    )
  })

  it('stays as it is when a response sets no session cookie', () => {
    expect(traceCookie([`boutique-identity.two_factor=a; ${attributes}`])).toBeNull()
    expect(traceCookie([])).toBeNull()
  })

  it.each([
    ['boutique-identity.signed_in=1', true],
    ['a=b; __Host-boutique-identity.signed_in=1', true],
    ['boutique-identity.signed_in=', false],
    ['', false],
  ])('is found in the cookies %j: %s', async (cookie, expected) => {
    vi.stubGlobal('document', { cookie })
    expect(await hasSignInTrace()).toBe(expected)
  })
})

describe('the trace of Firebase', () => {
  it.each([
    [['firebaseLocalStorageDb'], true],
    [['other'], false],
    [[], false],
  ])('is found among the databases %j: %s', async (names, expected) => {
    vi.stubEnv('VITE_IDENTITY_PROVIDER', 'firebase')
    const databases = async () => names.map((name) => ({ name }))
    vi.stubGlobal('indexedDB', { databases })
    expect(await hasSignInTrace()).toBe(expected)
  })

  it('has the name that the library gives its database', () => {
    const library = readFileSync('node_modules/@firebase/auth/dist/index.webworker.js', 'utf8')
    expect(library).toContain("DB_NAME = 'firebaseLocalStorageDb'")
  })

  it('is missing where the browser blocks its storage', async () => {
    vi.stubEnv('VITE_IDENTITY_PROVIDER', 'firebase')
    vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new Error('blocked')) })
    expect(await hasSignInTrace()).toBe(false)
  })
})
