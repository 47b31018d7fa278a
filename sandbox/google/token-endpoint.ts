import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { readForm } from '../http-input.ts'
import type { GoogleSettings } from '../settings.ts'
import { claimsOf } from './accounts.ts'
import { type Grants, tokenLifeSeconds } from './grants.ts'
import type { SigningKey } from './signing-key.ts'

export interface TokenParts {
  settings: GoogleSettings
  issuer: string
  grants: Grants
  key: SigningKey
}

/** POST /token: exchanges a code and its verifier for an ID token and an access token. */
export function tokenEndpoint({ settings, issuer, grants, key }: TokenParts) {
  return async (c: Context): Promise<Response> => {
    c.header('cache-control', 'no-store')
    const form = await readForm(c)
    const client = clientOf(c.req.header('authorization'), form)
    if (client?.id !== settings.clientId || client.secret !== settings.clientSecret) {
      c.header('www-authenticate', 'Basic realm="token"')
      return c.json(
        { error: 'invalid_client', error_description: 'Unknown client or secret.' },
        401,
      )
    }
    if (form.grant_type !== 'authorization_code')
      return c.json({ error: 'unsupported_grant_type' }, 400)
    const { code, redirect_uri: redirectUri, code_verifier: verifier } = form
    if (!code || !redirectUri || !verifier) {
      const error_description = 'code, redirect_uri and code_verifier are required.'
      return c.json({ error: 'invalid_request', error_description }, 400)
    }
    const at = Date.now()
    const redeemed = grants.redeem(code, { redirectUri, verifier }, at)
    if (!redeemed) {
      const error_description = 'The code is unknown, used, too old, or its proof does not fit.'
      return c.json({ error: 'invalid_grant', error_description }, 400)
    }
    const { grant, accessToken } = redeemed
    const { scope, nonce } = grant.request
    const claims = {
      iss: issuer,
      aud: settings.clientId,
      azp: settings.clientId,
      at_hash: createHash('sha256')
        .update(accessToken)
        .digest()
        .subarray(0, 16)
        .toString('base64url'),
      ...claimsOf(grant.account, scope),
      ...(nonce === undefined ? {} : { nonce }),
    }
    return c.json({
      access_token: accessToken,
      expires_in: tokenLifeSeconds,
      scope,
      token_type: 'Bearer',
      id_token: await key.sign(claims, at),
    })
  }
}

/** The client's credentials from the Basic header or the form. */
function clientOf(
  header: string | undefined,
  form: Record<string, string>,
): { id: string; secret: string } | undefined {
  const [, basic] = /^Basic (.+)$/i.exec(header ?? '') ?? []
  if (basic === undefined) {
    const { client_id: id, client_secret: secret } = form
    return id && secret ? { id, secret } : undefined
  }
  const [id, secret] = Buffer.from(basic, 'base64').toString().split(':')
  if (id === undefined || secret === undefined) return undefined
  try {
    return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) }
  } catch {
    return { id, secret }
  }
}
