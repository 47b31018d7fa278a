import { createHash, randomBytes } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Sandbox } from '../sandbox.ts'
import { openTestSandbox } from '../testing/test-sandbox.ts'
import { isAllowedRedirect } from './authorization-request.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await openTestSandbox()
})

afterEach(() => sandbox.close())

const redirectUri = 'http://localhost:3000/api/auth/callback/google'
const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const metadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  userinfo_endpoint: z.string(),
  jwks_uri: z.string(),
})
const tokensSchema = z.looseObject({ access_token: z.string(), id_token: z.string() })

async function discover() {
  const address = `${sandbox.origin}/google/.well-known/openid-configuration`
  return metadataSchema.parse(await (await fetch(address)).json())
}

/** Submits the chooser page and returns the redirect URL of the browser. */
async function signIn(form: Record<string, string>, change: Record<string, string> = {}) {
  const { authorization_endpoint: endpoint } = await discover()
  const query = new URLSearchParams({
    client_id: 'flower-boutique',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...change,
  })
  const response = await fetch(`${endpoint}?${query}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? `about:${response.status}`)
}

async function exchange(code: string, change: Record<string, string> = {}, headers = {}) {
  const { token_endpoint: endpoint } = await discover()
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: 'flower-boutique',
      client_secret: 'sandbox-google-secret',
      ...change,
    }),
  })
  return { status: response.status, body: await response.json() }
}

const codeOf = (address: URL) => address.searchParams.get('code') ?? ''

describe('signing in with Google', () => {
  it('issues an ID token that verifies with the published keys', async () => {
    const back = await signIn({ account: 'mona@gmail.example' })
    expect(back.href.startsWith(`${redirectUri}?code=`)).toBe(true)
    expect(back.searchParams.get('state')).toBe('the-state')

    const tokens = tokensSchema.parse((await exchange(codeOf(back))).body)
    const { issuer, jwks_uri: jwks, userinfo_endpoint: userinfo } = await discover()
    const { payload } = await jwtVerify(tokens.id_token, createRemoteJWKSet(new URL(jwks)), {
      issuer,
      audience: 'flower-boutique',
    })
    expect(payload).toMatchObject({
      email: 'mona@gmail.example',
      email_verified: true,
      name: 'Mona Adel',
      given_name: 'Mona',
      nonce: 'the-nonce',
    })
    const person = await fetch(userinfo, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await person.json()).toMatchObject({ sub: payload.sub, email: 'mona@gmail.example' })
    expect((await fetch(userinfo)).status).toBe(401)
  })

  it('flags an unverified email address', async () => {
    const back = await signIn({ account: 'unverified@gmail.example' })
    const tokens = tokensSchema.parse((await exchange(codeOf(back))).body)
    const payload: unknown = JSON.parse(
      Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString(),
    )
    expect(payload).toMatchObject({ email_verified: false })
  })

  it('authenticates the client by the Basic header too', async () => {
    const back = await signIn({ account: 'yousef@gmail.example' })
    const basic = Buffer.from('flower-boutique:sandbox-google-secret').toString('base64')
    const inForm = { client_id: '', client_secret: '' }
    const answer = await exchange(codeOf(back), inForm, { authorization: `Basic ${basic}` })
    expect(answer.status).toBe(200)
  })

  it('accepts any typed name and email', async () => {
    const back = await signIn({ name: 'Nour', email: 'Nour@shop.example', verified: 'yes' })
    expect(codeOf(back)).not.toBe('')
    expect((await signIn({ name: 'Nour', email: 'nonsense' })).href).toBe('about:200')
  })

  it('can be cancelled by the user', async () => {
    const back = await signIn({ decision: 'deny' })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('state')).toBe('the-state')
  })

  it('can issue an expired code', async () => {
    const back = await signIn({ account: 'mona@gmail.example', decision: 'expired-code' })
    expect(await exchange(codeOf(back))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  })

  it('redeems a code once, and revokes its token after a second use', async () => {
    const code = codeOf(await signIn({ account: 'mona@gmail.example' }))
    const tokens = tokensSchema.parse((await exchange(code)).body)
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    const { userinfo_endpoint: userinfo } = await discover()
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    expect((await fetch(userinfo, { headers })).status).toBe(401)
  })

  it.each([
    [{ code_verifier: 'x'.repeat(43) }, 400, 'invalid_grant'],
    [{ redirect_uri: 'http://localhost:3000/other' }, 400, 'invalid_grant'],
    [{ client_secret: 'wrong' }, 401, 'invalid_client'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ code_verifier: '' }, 400, 'invalid_request'],
  ])('rejects an exchange with %j', async (change, status, error) => {
    const code = codeOf(await signIn({ account: 'mona@gmail.example' }))
    expect(await exchange(code, change)).toMatchObject({ status, body: { error } })
  })

  it.each([
    [{ code_challenge: '' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'email' }, 'invalid_scope'],
  ])('redirects at once with %j', async (change, error) => {
    const back = await signIn({ account: 'mona@gmail.example' }, change)
    expect(back.searchParams.get('error')).toBe(error)
  })

  it.each([{ client_id: 'stranger' }, { redirect_uri: 'https://evil.example/' }])(
    'shows an error page with %j',
    async (change) => {
      expect((await signIn({ account: 'mona@gmail.example' }, change)).href).toBe('about:400')
    },
  )
})

describe('a redirect URL', () => {
  it.each([
    ['http://localhost:3000/callback', true],
    ['https://localhost/callback', true],
    ['https://shop.example/callback', true],
    ['https://shop.example/callback/', false],
    ['http://localhost.evil.example/', false],
    ['http://user@localhost/', false],
    ['javascript://localhost/%0aalert(1)', false],
    ['nonsense', false],
  ])('%s: %s', (address, allowed) => {
    expect(isAllowedRedirect(address, 'https://shop.example/callback')).toBe(allowed)
  })
})
