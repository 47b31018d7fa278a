import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { describe, expect, it } from 'vitest'
import { type IdTokenRules, readIdToken } from './id-token.server.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const issuer = 'https://boutique.example'
const audience = 'flower-boutique'
const uid = 'Abcdefghij0123456789'

const ours = await generateKeyPair('EdDSA')
const theirs = await generateKeyPair('EdDSA')
const key = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'EdDSA' }
const rules: IdTokenRules = {
  keys: createLocalJWKSet({ keys: [key] }),
  algorithm: 'EdDSA',
  issuer,
  audience,
}

interface Forgery {
  claims?: JWTPayload
  issuer?: string
  audience?: string
  subject?: string
  ageSeconds?: number
  lifetimeSeconds?: number
  signedBy?: CryptoKey
}

function token({ claims = {}, ageSeconds = 1, lifetimeSeconds = 3600, ...rest }: Forgery = {}) {
  const issuedAt = Math.floor(now / 1000) - ageSeconds
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid: 'one' })
    .setIssuer(rest.issuer ?? issuer)
    .setAudience(rest.audience ?? audience)
    .setSubject(rest.subject ?? uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(rest.signedBy ?? ours.privateKey)
}

const read = async (given: string | Promise<string>, at = now) =>
  readIdToken(await given, rules, at)
const refused = async (given: string | Promise<string>) => {
  const answer = await read(given)
  return answer.ok ? 'believed' : answer.refusal
}

describe('an ID token', () => {
  it('names the account', async () => {
    const claims = {
      email: 'salma@example.com',
      email_verified: true,
      name: 'Salma Fouad',
      picture: 'https://pictures.example/salma.jpg',
      sign_in_provider: 'password',
    }
    expect(await read(token({ claims }))).toEqual({
      ok: true,
      account: {
        uid,
        email: 'salma@example.com',
        emailVerified: true,
        name: 'Salma Fouad',
        picture: 'https://pictures.example/salma.jpg',
        method: 'password',
        secondFactor: false,
        signInId: null,
        signedInAt: now - 1000,
        provenAt: now - 1000,
      },
    })
  })

  it('contains the time of the second factor', async () => {
    const secondFactor = async (amr: unknown) => {
      const answer = await read(token({ claims: { amr } }))
      return answer.ok && answer.account.secondFactor
    }
    expect(await secondFactor(['otp', 'mfa'])).toBe(true)
    expect(await secondFactor(['pwd'])).toBe(false)
    expect(await secondFactor('mfa')).toBe(false)
  })

  it('has a time of issue apart from the time of the sign-in', async () => {
    const signedInAt = now - 3 * 60 * 60_000
    expect(await read(token({ claims: { auth_time: signedInAt / 1000 } }))).toMatchObject({
      account: { signedInAt, provenAt: now - 1000 },
    })
  })

  it('of a guest contains no address', async () => {
    expect(await read(token({ claims: { sign_in_provider: 'anonymous' } }))).toMatchObject({
      account: { email: '', emailVerified: false, name: '', picture: null, method: 'guest' },
    })
  })

  it('is accepted until it is 300 seconds old', async () => {
    expect(await refused(token({ ageSeconds: 300 }))).toBe('believed')
    expect(await refused(token({ ageSeconds: 301 }))).toBe('token-too-old')
  })

  it('is rejected when it has expired, or was issued in the future', async () => {
    expect(await refused(token({ ageSeconds: 60, lifetimeSeconds: 30 }))).toBe('token-expired')
    expect(await refused(token({ ageSeconds: -60 }))).toBe('token-invalid')
  })

  it('is rejected with another audience, issuer or key', async () => {
    expect(await refused(token({ audience: 'another-shop' }))).toBe('token-invalid')
    expect(await refused(token({ issuer: 'https://evil.example' }))).toBe('token-invalid')
    expect(await refused(token({ signedBy: theirs.privateKey }))).toBe('token-invalid')
  })

  it('is rejected when a character was changed', async () => {
    const [header, , signature] = (await token()).split('.')
    const [, payload] = (await token({ subject: 'Zyxwvutsrq9876543210' })).split('.')
    expect(await refused([header, payload, signature].join('.'))).toBe('token-invalid')
  })

  it('is rejected without a signature', async () => {
    const unsigned = new UnsecuredJWT({})
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(uid)
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor(now / 1000) + 3600)
      .encode()
    expect(await refused(unsigned)).toBe('token-invalid')
    const signed = await token()
    expect(await refused(signed.slice(0, signed.lastIndexOf('.') + 1))).toBe('token-invalid')
  })

  it('is rejected when the public key was used as a shared secret', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(key))
    const confused = new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(uid)
      .setIssuedAt(Math.floor(now / 1000))
      .setExpirationTime(Math.floor(now / 1000) + 3600)
      .sign(secret)
    expect(await refused(confused)).toBe('token-invalid')
  })

  it('is rejected when its subject is no uid, and when it is no token', async () => {
    expect(await refused(token({ subject: '../admin' }))).toBe('token-invalid')
    expect(await refused('')).toBe('token-invalid')
    expect(await refused('a.b.c')).toBe('token-invalid')
  })

  it('is accepted with a malformed picture', async () => {
    expect(await read(token({ claims: { picture: 'javascript:alert(1)' } }))).toMatchObject({
      ok: true,
      account: { picture: null },
    })
  })

  it('throws when the keys are unavailable', async () => {
    const keys = () => Promise.reject(new Error('no database'))
    await expect(readIdToken(await token(), { ...rules, keys }, now)).rejects.toThrow('no database')
  })
})
