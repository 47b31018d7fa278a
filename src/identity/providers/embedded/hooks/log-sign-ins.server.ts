import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Log } from '#commerce/log.ts'
import { secondFactorWanted } from '../google/google-popup.ts'

/** The sign-in method by the path of the provider's endpoint. */
const methods = new Map<string, string>([
  ['/sign-in/email', 'password'],
  ['/sign-in/anonymous', 'guest'],
  ['/sign-up/email', 'registration'],
  ['/callback/:id', 'google'],
  ['/two-factor/verify-totp', 'code'],
  ['/two-factor/verify-backup-code', 'recovery code'],
])
const firstSteps = new Set(['password', 'google'])

export interface SignInEntry {
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

/** What the log needs of a request if it is rejected. */
export interface LoggedRequest {
  what: string
  /** Keyed hashes of the account and the network, so that lines about the same ones can be correlated. */
  account: string | undefined
  from: string | undefined
}

const named = z.object({ email: z.string().max(320) })

/** Reads a request before the provider handles it; null if its rejection is not worth a log line. */
export async function readLoggedRequest(
  request: Request,
  { secret, address }: { secret: string; address: string | undefined },
): Promise<LoggedRequest | null> {
  const what = new URL(request.url).pathname.replace('/api/auth', '')
  if (request.method !== 'POST' && what !== ledHere) return null
  const hmacOf = (text: string) =>
    createHmac('sha256', secret).update(`log ${text}`).digest('base64url').slice(0, 12)
  const body: unknown =
    request.method === 'POST'
      ? await request
          .clone()
          .json()
          .catch(() => null)
      : null
  const read = named.safeParse(body)
  return {
    what,
    account: read.success ? hmacOf(read.data.email.trim().toLowerCase()) : undefined,
    from: address === undefined ? undefined : hmacOf(address),
  }
}

/** The path to which Google redirects. */
const ledHere = '/callback/google'

const alarming = new Set(['ACCOUNT_TEMPORARILY_LOCKED', 'INVALID_ORIGIN'])
const refusalBody = z.object({ code: z.string().max(80) })

/** Logs a rejected request: path, reason, and the account as a keyed hash. */
export async function logRejection(
  log: Log,
  attempt: LoggedRequest | null,
  response: Response,
): Promise<void> {
  if (!attempt) return
  const reason = await reasonOf(response)
  if (reason === null) return
  const isAlarming = response.status === 429 || alarming.has(reason)
  log[isAlarming ? 'warn' : 'info']('sign-in refused', {
    ...attempt,
    status: response.status,
    reason,
  })
}

async function reasonOf(response: Response): Promise<string | null> {
  if (response.status === 404) return null
  if (response.status >= 400) {
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    const read = refusalBody.safeParse(body)
    return read.success ? read.data.code : 'none given'
  }
  const error = /[?&]error=([\w-]{1,80})/.exec(response.headers.get('location') ?? '')?.[1]
  return error === undefined || error === secondFactorWanted ? null : error
}
