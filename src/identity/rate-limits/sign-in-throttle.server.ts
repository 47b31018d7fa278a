import type { GenericEndpointContext } from 'better-auth'
import { type createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { Database } from '#database/engine.server.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { clientAddressHeader } from '../providers/provider-request.server.ts'
import { hasDeviceCookie, readKnownDevice, rememberDevice } from './known-device.server.ts'
import { deleteCounter } from './rate-limit-store.server.ts'
import {
  beginThrottledAttempt,
  endThrottledAttempt,
  limitedNetworks,
} from './rate-limiter.server.ts'
import { type BackoffLimit, backoffPerNetwork, guessRules } from './rate-limits.ts'

type Guessed = keyof typeof guessRules

/** Endpoints of the provider at which a secret can be guessed. */
const guessPaths = new Map<string, Guessed>([
  ['/sign-in/email', 'password'],
  // The user is signed in, but may be a thief with the browser.
  ['/change-password', 'password'],
  ['/email-change/request', 'password'],
  ['/two-factor/disable', 'password'],
  ['/two-factor/enable', 'password'],
  ['/two-factor/generate-backup-codes', 'password'],
  ['/two-factor/verify-totp', 'code'],
  ['/two-factor/verify-backup-code', 'code'],
])

const wrongGuesses = new Set([
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
])

/** The context of a hook after the request. */
type FinishedContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

/**
 * Throttles guesses of passwords and codes by account and source, with growing delays. A source is a session, a known
 * device, or a network. Unknown devices also share a counter of the account, against guesses from many networks; their
 * failures do not delay a known device.
 */
export function createSignInThrottle(db: Database, secret: string, now: () => number) {
  const begun = new WeakMap<Request, readonly BackoffLimit[]>()
  const resets = new WeakMap<Request, { id: string; email: string }>()

  function unknownDevice(
    ctx: GenericEndpointContext,
    guessed: Guessed,
    account: string,
  ): BackoffLimit[] {
    const networks = limitedNetworks(ctx.headers?.get(clientAddressHeader) ?? 'unknown', secret)
    const rules = guessRules[guessed]
    return [
      ...backoffPerNetwork(`${guessed} network ${account}`, networks, rules.source),
      { key: `${guessed} account ${account}`, rule: rules.account },
    ]
  }

  const oneSource = (guessed: Guessed, source: string): BackoffLimit[] => [
    { key: `${guessed} ${source}`, rule: guessRules[guessed].source },
  ]
  const accountOf = (email: string) => hmacOf(email.trim().toLowerCase(), secret)

  async function passwordLimits(ctx: GenericEndpointContext, email: string) {
    const adapter = ctx.context.internalAdapter
    const found = hasDeviceCookie(ctx) ? await adapter.findUserByEmail(email.trim()) : null
    const device = found ? await readKnownDevice(ctx, found.user.id) : null
    if (device) return oneSource('password', `device ${device.id}`)
    // Also for unknown accounts: the response must not reveal whether the account exists.
    return unknownDevice(ctx, 'password', accountOf(email))
  }

  async function codeLimits(ctx: GenericEndpointContext) {
    const uid = await challengedUser(ctx)
    if (uid === null) return []
    const device = await readKnownDevice(ctx, uid)
    // Knowing the password or the mailbox must not allow more guesses of the second factor.
    if (device?.proof === 'code') return oneSource('code', `device ${device.id}`)
    return unknownDevice(ctx, 'code', hmacOf(uid, secret))
  }

  async function limitsOf(ctx: GenericEndpointContext, email: string): Promise<BackoffLimit[]> {
    const guessed = guessPaths.get(ctx.path)
    if (!guessed) return []
    if (ctx.path === '/sign-in/email') return email === '' ? [] : passwordLimits(ctx, email)
    const session = await getSessionFromCtx(ctx)
    if (session) return oneSource(guessed, `session ${session.session.id}`)
    return guessed === 'code' ? codeLimits(ctx) : []
  }

  return {
    /** Before a request: null, or the seconds its guess must wait. `email` is the account in the request. */
    async begin(ctx: GenericEndpointContext, email: string): Promise<number | null> {
      const limits = await limitsOf(ctx, email)
      if (limits.length === 0) return null
      const seconds = await beginThrottledAttempt(db, limits, now())
      if (seconds === null && ctx.request) begun.set(ctx.request, limits)
      return seconds
    },

    /** After the request. */
    async end(ctx: FinishedContext): Promise<void> {
      const limits = ctx.request ? begun.get(ctx.request) : undefined
      if (!limits) return
      const { returned } = ctx.context
      const refused = isAPIError(returned) && returned.statusCode !== 302
      const isWrong = refused && wrongGuesses.has(String(returned.body?.code))
      await endThrottledAttempt(db, limits, isWrong ? 'wrong' : refused ? 'not-checked' : 'right')
    },

    /** A mailed link has set a new password. */
    noteReset(user: { id: string; email: string }, request: Request | undefined): void {
      if (request) resets.set(request, user)
    },

    /** The device is known from now on, and the failures of its network are cleared. */
    async endReset(ctx: GenericEndpointContext): Promise<void> {
      const user = ctx.request ? resets.get(ctx.request) : undefined
      if (!user) return
      const [source] = unknownDevice(ctx, 'password', accountOf(user.email))
      if (source) await deleteCounter(db, source.key)
      await rememberDevice(ctx, user.id, 'password')
    },
  }
}

/** The user whose password was right, and whose second factor is missing. */
async function challengedUser(ctx: GenericEndpointContext): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie('two_factor')
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret)
  if (!identifier) return null
  const challenge = await ctx.context.internalAdapter.findVerificationValue(identifier)
  return challenge?.value ?? null
}
