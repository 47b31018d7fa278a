import { z } from 'zod'
import type { Log } from '#commerce/log.ts'
import { hmacOf } from '../../../keyed-hash.server.ts'
import { secondFactorWanted } from '../google/google-popup.ts'

/** The sign-in method by the path of the provider's endpoint. */
const methods = new Map<string, string>([
  ['/sign-in/email', 'password'],
  ['/sign-in/anonymous', 'guest'],
  ['/sign-in/passkey', 'passkey'],
  ['/sign-up/email', 'registration'],
  ['/callback/:id', 'google'],
  ['/two-factor/verify-totp', 'code'],
  ['/two-factor/verify-backup-code', 'recovery code'],
])
const firstSteps = new Set(['password', 'google'])

interface SignInEntry {
  path: string
  user: { id: string; twoFactorEnabled?: boolean | null | undefined }
  /** Whether the user was signed in before: then a code is no sign-in. */
  wasSignedIn: boolean
}

/** Logs a sign-in: the uid and the method, no other personal data. */
export function logSignIn(log: Log, { path, user, wasSignedIn }: SignInEntry): void {
  const method = methods.get(path)
  if (!method || (wasSignedIn && path.startsWith('/two-factor/'))) return
  const isHalfWay = firstSteps.has(method) && user.twoFactorEnabled === true
  log.info(isHalfWay ? 'second factor requested' : 'user signed in', {
    person: user.id,
    method,
  })
}

/** The path to which Google redirects. */
const googleReturn = '/callback/google'
const alarming = new Set(['ACCOUNT_TEMPORARILY_LOCKED', 'INVALID_ORIGIN'])

const named = z.object({ email: z.string().max(320) })
const refusal = z.object({ code: z.string().max(80) })

interface LoggedRequest {
  log: Log
  secret: string
  /** Of the client. */
  address: string | undefined
}

/**
 * Handles a request of a client, and logs its rejection: path, reason, and keyed hashes of account and network, so that
 * lines about the same ones can be correlated.
 */
export async function withRejectionLogged(
  request: Request,
  handle: (request: Request) => Promise<Response>,
  { log, secret, address }: LoggedRequest,
): Promise<Response> {
  const what = new URL(request.url).pathname.replace('/api/auth', '')
  if (request.method !== 'POST' && what !== googleReturn) return handle(request)
  const sent = named.safeParse(request.method === 'POST' ? await jsonOf(request) : null)
  const response = await handle(request)
  const reason = await reasonOf(response)
  if (reason === null) return response
  const hashOf = (text: string) => hmacOf(`log ${text}`, secret).slice(0, 12)
  const isAlarming = response.status === 429 || alarming.has(reason)
  log[isAlarming ? 'warn' : 'info']('sign-in refused', {
    what,
    account: sent.success ? hashOf(sent.data.email.trim().toLowerCase()) : undefined,
    from: address === undefined ? undefined : hashOf(address),
    status: response.status,
    reason,
  })
  return response
}

async function reasonOf(response: Response): Promise<string | null> {
  if (response.status === 404) return null
  if (response.status >= 400) {
    const read = refusal.safeParse(await jsonOf(response))
    return read.success ? read.data.code : 'none given'
  }
  const error = /[?&]error=([\w-]{1,80})/.exec(response.headers.get('location') ?? '')?.[1]
  return error === undefined || error === secondFactorWanted ? null : error
}

/** Leaves the body to its reader. */
function jsonOf(message: Request | Response): Promise<unknown> {
  return message
    .clone()
    .json()
    .catch(() => null)
}
