import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFirebaseServer } from './firebase-provider.server.ts'

const project = 'boutique-prod'
const uid = 'Abcdefghij0123456789abcdefgh'
const now = Date.parse('2026-11-21T10:00:00Z')
const google = await generateKeyPair('RS256')
const otherKeys = await generateKeyPair('RS256')
const keys = { keys: [{ ...(await exportJWK(google.publicKey)), kid: 'one', alg: 'RS256' }] }

afterEach(() => {
  vi.unstubAllGlobals()
})

interface Forgery {
  issuer?: string
  audience?: string
  signedBy?: CryptoKey
  ageSeconds?: number
}

function token({ ageSeconds = 1, ...rest }: Forgery = {}) {
  const issuedAt = Math.floor(now / 1000) - ageSeconds
  return new SignJWT({
    email: 'salma@example.com',
    email_verified: true,
    auth_time: issuedAt - 600,
    firebase: { sign_in_provider: 'google.com' },
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(rest.issuer ?? `https://securetoken.google.com/${project}`)
    .setAudience(rest.audience ?? project)
    .setSubject(uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 3600)
    .sign(rest.signedBy ?? google.privateKey)
}

function server() {
  const answered = vi.fn(async (_address: string | URL | Request) => Response.json(keys))
  vi.stubGlobal('fetch', answered)
  return { answered, ...createFirebaseServer({ VITE_IDENTITY_PROJECT_ID: project }) }
}

describe('a token of Firebase', () => {
  it('is accepted with the published keys, and has the time of the sign-in', async () => {
    const { answered, readIdToken } = server()
    expect(await readIdToken(await token(), now)).toMatchObject({
      ok: true,
      account: {
        uid,
        email: 'salma@example.com',
        method: 'google',
        signedInAt: now - 601_000,
        provenAt: now - 601_000,
      },
    })
    expect(String(answered.mock.calls[0]?.[0])).toMatch(/^https:\/\/www\.googleapis\.com\//)
  })

  it.each([
    [
      'of another project',
      { audience: 'another', issuer: `https://securetoken.google.com/${project}` },
    ],
    ['of another issuer', { issuer: 'https://accounts.google.com' }],
    ['signed with another key', { signedBy: otherKeys.privateKey }],
    ['that has expired', { ageSeconds: 4000 }],
    ['that is older than five minutes', { ageSeconds: 301 }],
  ])('is rejected when it is %s', async (_what, forgery) => {
    expect(await server().readIdToken(await token(forgery), now)).toMatchObject({ ok: false })
  })

  it('is rejected without a signature, except from a configured emulator', async () => {
    const unsigned = new UnsecuredJWT({ firebase: { sign_in_provider: 'anonymous' } })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject(uid)
      .setIssuedAt(now / 1000)
      .setExpirationTime(now / 1000 + 3600)
      .encode()
    expect(await server().readIdToken(unsigned, now)).toMatchObject({ refusal: 'token-invalid' })
    const settings = {
      VITE_IDENTITY_PROJECT_ID: project,
      VITE_IDENTITY_EMULATOR: 'http://127.0.0.1:9099',
    }
    const emulated = createFirebaseServer({ ...settings, NODE_ENV: 'test' })
    expect(await emulated.readIdToken(unsigned, now)).toMatchObject({ ok: true })
    expect(() => createFirebaseServer({ ...settings, NODE_ENV: 'production' })).toThrow('emulator')
  })
})
