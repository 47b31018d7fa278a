import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { limitRate } from '../../../rate-limits/rate-limiter.server.ts'
import { codeUseRule, limitOf } from '../../../rate-limits/rate-limits.ts'
import type { EmbeddedProviderDependencies } from '../embedded-dependencies.ts'
import { secondFactorWanted } from '../google/google-popup.ts'
import { listPasskeys } from '../passkeys/passkey-store.server.ts'

const provingPaths = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/sign-in/passkey',
])

/** A challenge expires after this time. */
export const challengeSeconds = 10 * 60

/**
 * Requests the second factor after any sign-in. The library does so after passwords only, which would make a linked
 * Google account a way around it.
 */
export async function challengeSecondFactor(
  ctx: GenericEndpointContext,
  returnTo: string | null | undefined,
  now: number,
): Promise<void> {
  const begun = ctx.context.newSession
  if (begun?.user.twoFactorEnabled !== true || begun.session.secondFactor === true) return
  // The library itself challenges here.
  if (ctx.path === '/sign-in/email') return
  await withdraw(ctx)

  const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: challengeSeconds })
  const identifier = `2fa-${newDocumentId()}`
  const expiresAt = new Date(now + challengeSeconds * 1000)
  const adapter = ctx.context.internalAdapter
  await adapter.createVerificationValue({ identifier, value: begun.user.id, expiresAt })
  await adapter.createVerificationValue({
    identifier: `2fa-attempts-${identifier}`,
    value: '0',
    expiresAt,
  })
  await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes)
  throw ctx.redirect(withError(returnTo ?? '/login', secondFactorWanted))
}

/** A code that was read over the owner's shoulder must not sign in a second client. */
export async function rejectUsedCode(
  ctx: GenericEndpointContext,
  db: Database,
  { use, now }: { use: string; now: number },
): Promise<void> {
  const again = await limitRate(db, [limitOf(codeUseRule, use)], now)
  if (again === null) return
  await withdraw(ctx)
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Used already.' })
}

/**
 * Where the shop requires a second factor and a passkey is the only one, a password alone must not add another: the
 * session must have used the passkey.
 */
export async function rejectWithoutPasskey(
  db: Database,
  { requiresSecondFactor }: Pick<EmbeddedProviderDependencies, 'requiresSecondFactor'>,
  { uid, proved }: { uid: string; proved: unknown },
): Promise<void> {
  if (proved === true || (await listPasskeys(db, uid)).length === 0) return
  if (!(await requiresSecondFactor(db, uid))) return
  throw new APIError('FORBIDDEN', { code: 'PASSKEY_NEEDED' })
}

/** Whether a sign-in by this endpoint includes a second factor. A passkey is one, because it verifies its user. */
export function includesSecondFactor(path: string | undefined, before: unknown): boolean {
  if (path !== undefined && provingPaths.has(path)) return true
  // A changed password replaces the sign-in, which keeps its state.
  return path === '/change-password' && before === true
}

/** Takes back a session that a request has just begun. */
export async function withdraw(ctx: GenericEndpointContext): Promise<void> {
  const begun = ctx.context.newSession
  if (!begun) return
  deleteSessionCookie(ctx, true)
  await ctx.context.internalAdapter.deleteSession(begun.session.token)
  ctx.context.setNewSession(null)
}

/** Adds an error code to an address of this site. */
export function withError(address: string, error: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  search.set('error', error)
  return `${path}?${search}`
}
