import type { GenericEndpointContext } from 'better-auth'
import { type createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import type { Database } from '#database/engine.server.ts'
import { hmacOf } from '../keyed-hash.server.ts'
import { clientAddressHeader } from '../providers/provider-request.server.ts'
import { beginAttempt } from './failure-backoff.server.ts'
import { hasDeviceCookie, readKnownDevice, rememberDevice } from './known-device.server.ts'
import { limitedNetworks } from './rate-limit.server.ts'
import {
  accountCodeBackoff,
  accountPasswordBackoff,
  type BackoffLimit,
  backoffPerNetwork,
  codeBackoff,
  passwordBackoff,
} from './rate-limit-rules.ts'
import { deleteCounters, takeBackFailure } from './rate-limit-store.server.ts'

const rules = {
  password: { ofSource: passwordBackoff, ofAccount: accountPasswordBackoff },
  code: { ofSource: codeBackoff, ofAccount: accountCodeBackoff },
}
type Guessed = keyof typeof rules

/** The paths of the provider where a secret can be guessed. */
const guessPaths = new Map<string, Guessed>([
  ['/sign-in/email', 'password'],
  // Here the user is signed in, but may be a thief who took over the browser.
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

/** What a hook after the request is given. */
type FinishedContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

export type SignInThrottle = ReturnType<typeof createSignInThrottle>

/**
 * Throttles guesses of passwords and codes by account and source, with growing delays. A source is a session, a device
 * that has signed in to the account before, or a network. Unknown devices also share a counter of the account, against
 * guesses from many networks; neither strangers nor their failures slow down a known device.
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
    const { ofSource, ofAccount } = rules[guessed]
    return [
      ...backoffPerNetwork(`${guessed} network ${account}`, networks, ofSource),
      { key: `${guessed} account ${account}`, rule: ofAccount },
    ]
  }

  const oneSource = (guessed: Guessed, source: string): BackoffLimit[] => [
    { key: `${guessed} ${source}`, rule: rules[guessed].ofSource },
  ]
  const accountOf = (email: string) => hmacOf(email.trim().toLowerCase(), secret)

  async function passwordLimits(ctx: GenericEndpointContext, email: string) {
    const adapter = ctx.context.internalAdapter
    const found = hasDeviceCookie(ctx) ? await adapter.findUserByEmail(email.trim()) : null
    const device = found ? await readKnownDevice(ctx, found.user.id) : null
    if (device) return oneSource('password', `device ${device.id}`)
    // Whether or not the account exists: the answer must not tell.
    return unknownDevice(ctx, 'password', accountOf(email))
  }

  async function codeLimits(ctx: GenericEndpointContext) {
    const uid = await challengedUser(ctx)
    if (uid === null) return []
    const device = await readKnownDevice(ctx, uid)
    // The password, or a mailbox, must not buy more guesses at the second factor.
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
    /** Before a request: null, or the seconds that its guess has to wait. `email` is the account that it names. */
    async begin(ctx: GenericEndpointContext, email: string): Promise<number | null> {
      const limits = await limitsOf(ctx, email)
      if (limits.length === 0) return null
      const seconds = await beginAttempt(db, limits, now())
      if (seconds === null && ctx.request) begun.set(ctx.request, limits)
      return seconds
    },

    /** After it: a wrong guess stays counted. A right one clears its source, and is taken back elsewhere. */
    async end(ctx: FinishedContext): Promise<void> {
      const limits = ctx.request ? begun.get(ctx.request) : undefined
      if (!limits) return
      const { returned } = ctx.context
      const refused = isAPIError(returned) && returned.statusCode !== 302
      if (refused && wrongGuesses.has(String(returned.body?.code))) return
      const [source = '', ...others] = limits.map(({ key }) => key)
      if (refused) await takeBackFailure(db, [source, ...others])
      else {
        await deleteCounters(db, [source])
        await takeBackFailure(db, others)
      }
    },

    /** A link by mail has set a new password. */
    noteReset(user: { id: string; email: string }, request: Request | undefined): void {
      if (request) resets.set(request, user)
    },

    /** The device that set it is known from now on, and what its network got wrong before is forgotten. */
    async endReset(ctx: GenericEndpointContext): Promise<void> {
      const user = ctx.request ? resets.get(ctx.request) : undefined
      if (!user) return
      const [source] = unknownDevice(ctx, 'password', accountOf(user.email))
      if (source) await deleteCounters(db, [source.key])
      await rememberDevice(ctx, user.id, 'password')
    },
  }
}

/** The user who has given the right password and is asked for a code. */
export async function challengedUser(ctx: GenericEndpointContext): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie('two_factor')
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret)
  if (!identifier) return null
  const challenge = await ctx.context.internalAdapter.findVerificationValue(identifier)
  return challenge?.value ?? null
}
