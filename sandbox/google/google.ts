import { Hono } from 'hono'
import { z } from 'zod'
import type { SandboxDatabase } from '../database.ts'
import { readForm } from '../http-input.ts'
import { problemPage } from '../pages/layout.ts'
import type { GoogleSettings } from '../settings.ts'
import { type Account, claimsOf, demoAccounts } from './accounts.ts'
import { type ReadRequest, readAuthorizationRequest } from './authorization-request.ts'
import { chooserPage } from './chooser-page.ts'
import { openGrants } from './grants.ts'
import { openSigningKey } from './signing-key.ts'
import { tokenEndpoint } from './token-endpoint.ts'

const otherAccountSchema = z.object({
  email: z.string().trim().pipe(z.email()),
  name: z.string().trim().min(1).max(100),
})

/** An OpenID Connect provider at <origin>/google: the code flow with PKCE. */
export function openGoogle(
  database: SandboxDatabase,
  settings: GoogleSettings,
  origin: string,
): Hono {
  const issuer = `${origin}/google`
  const key = openSigningKey(database)
  const grants = openGrants()
  const app = new Hono()

  app.get('/.well-known/openid-configuration', (c) => c.json(discovery(issuer)))
  app.get('/jwks', async (c) => c.json({ keys: [await key.publicJwk()] }))

  app.get('/authorize', (c) => {
    const read = readAuthorizationRequest(c.req.query(), settings)
    if (!read.ok && read.page !== undefined) return c.html(refusalPage(read.page), 400)
    if (!read.ok) return c.redirect(errorAddress(read, issuer), 302)
    return c.html(chooserPage(read.request.loginHint))
  })

  app.post('/authorize', async (c) => {
    const read = readAuthorizationRequest(c.req.query(), settings)
    if (!read.ok && read.page !== undefined) return c.html(refusalPage(read.page), 400)
    if (!read.ok) return c.redirect(errorAddress(read, issuer), 303)
    const { redirectUri, state, scope, loginHint } = read.request
    const form = await readForm(c)
    if (form.decision === 'deny') {
      const description = 'The user denied access.'
      const denied = { redirectUri, state, error: 'access_denied', description }
      return c.redirect(errorAddress({ ok: false, ...denied }, issuer), 303)
    }
    const account = chosenAccount(form)
    if (!account) {
      return c.html(chooserPage(loginHint, 'Enter a name and a valid email address.'))
    }
    const issuedAt = form.decision === 'expired-code' ? 0 : Date.now()
    const back = new URL(redirectUri)
    back.searchParams.set('code', grants.issueCode(account, read.request, issuedAt))
    back.searchParams.set('scope', scope)
    back.searchParams.set('iss', issuer)
    if (state !== undefined) back.searchParams.set('state', state)
    return c.redirect(back.href, 303)
  })

  app.post('/token', tokenEndpoint({ settings, issuer, grants, key }))

  app.on(['GET', 'POST'], '/userinfo', (c) => {
    const [, token] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    const grant = token === undefined ? undefined : grants.byAccessToken(token, Date.now())
    if (grant) return c.json(claimsOf(grant.account, grant.request.scope))
    c.header('www-authenticate', 'Bearer error="invalid_token"')
    return c.json({ error: 'invalid_token' }, 401)
  })

  return new Hono().route('/google', app)
}

function refusalPage(text: string) {
  return problemPage('Sign-in failed', text)
}

type Refused = Extract<ReadRequest, { error: string }>

function errorAddress(refused: Refused, issuer: string): string {
  const back = new URL(refused.redirectUri)
  back.searchParams.set('error', refused.error)
  back.searchParams.set('error_description', refused.description)
  back.searchParams.set('iss', issuer)
  if (refused.state !== undefined) back.searchParams.set('state', refused.state)
  return back.href
}

/** A demo account or the typed one. */
function chosenAccount(form: Record<string, string>): Account | undefined {
  const demo = demoAccounts.find(({ email }) => email === form.account)
  if (demo) return demo
  const other = otherAccountSchema.safeParse(form)
  return other.success
    ? { ...other.data, email: other.data.email.toLowerCase(), verified: form.verified === 'yes' }
    : undefined
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    claims_supported: [
      'aud',
      'email',
      'email_verified',
      'exp',
      'family_name',
      'given_name',
      'iat',
      'iss',
      'name',
      'sub',
    ],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}
