import { z } from 'zod'
import type { GoogleSettings } from '../settings.ts'

const querySchema = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.string().optional(),
  scope: z.string().default(''),
  state: z.string().optional(),
  nonce: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
  login_hint: z.string().optional(),
})

export interface AuthorizationRequest {
  redirectUri: string
  scope: string
  state: string | undefined
  nonce: string | undefined
  codeChallenge: string
  loginHint: string | undefined
}

export type ReadRequest =
  | { ok: true; request: AuthorizationRequest }
  /** No valid redirect URL: shows an error page. */
  | { ok: false; page: string }
  | {
      ok: false
      page?: never
      redirectUri: string
      state: string | undefined
      error: string
      description: string
    }

/** Validates an authorization request by RFC 6749, RFC 7636 and OpenID Connect. */
export function readAuthorizationRequest(
  query: Record<string, string>,
  settings: GoogleSettings,
): ReadRequest {
  const parsed = querySchema.safeParse(query)
  if (!parsed.success) return { ok: false, page: 'client_id and redirect_uri are required.' }
  const asked = parsed.data
  if (asked.client_id !== settings.clientId) return { ok: false, page: 'Unknown client.' }
  if (!isAllowedRedirect(asked.redirect_uri, settings.redirectUri)) {
    return { ok: false, page: 'redirect_uri_mismatch: the return address is not registered.' }
  }
  const refuse = (error: string, description: string): ReadRequest => ({
    ok: false,
    redirectUri: asked.redirect_uri,
    state: asked.state,
    error,
    description,
  })
  if (asked.response_type !== 'code') {
    return refuse('unsupported_response_type', 'Only the code flow is offered.')
  }
  if (!asked.scope.split(' ').includes('openid')) {
    return refuse('invalid_scope', 'The scope openid is required.')
  }
  if (asked.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(asked.code_challenge ?? '')) {
    return refuse('invalid_request', 'A code challenge by S256 is required.')
  }
  return {
    ok: true,
    request: {
      redirectUri: asked.redirect_uri,
      scope: asked.scope,
      state: asked.state,
      nonce: asked.nonce,
      codeChallenge: asked.code_challenge ?? '',
      loginHint: asked.login_hint,
    },
  }
}

/** The exact registered URL, or any URL of this machine. */
export function isAllowedRedirect(address: string, registered: string | undefined): boolean {
  if (address === registered) return true
  if (!URL.canParse(address)) return false
  const { protocol, hostname, hash, username, password } = new URL(address)
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(hostname) &&
    `${hash}${username}${password}` === ''
  )
}
