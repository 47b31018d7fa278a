import type { GenericEndpointContext } from 'better-auth'
import { APIError } from 'better-auth/api'
import { deleteSessionCookie } from 'better-auth/cookies'
import { newDocumentId } from '#database/document-id.ts'
import type { Database } from '#database/engine.server.ts'
import { limitRate } from '../../rate-limits/rate-limit.server.ts'
import { withError } from '../../sign-in/with-error.ts'
import { secondFactorWanted } from './google-popup.ts'

/** A challenge has to be answered within this time. */
export const challengeSeconds = 10 * 60

// A code holds for three periods of half a minute: the one before, its own, and the next.
const codeLifeMs = 90_000

/**
 * Whoever has a second factor is asked for it after Google too: else a Google account would be the way around it. The
 * library asks after passwords alone; this does the same for whatever else begins a sign-in, or goes on with one.
 */
export async function challengeUnproved(
  ctx: GenericEndpointContext,
  wayBack: string | null | undefined,
  now: number,
): Promise<void> {
  const begun = ctx.context.newSession
  if (begun?.user.twoFactorEnabled !== true || begun.session.secondFactor === true) return
  // The library asks after this.
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
  throw ctx.redirect(withError(wayBack ?? '/login', secondFactorWanted))
}

/** A code that was read over somebody's shoulder must not let a second person in. */
export async function refuseSecondUse(
  ctx: GenericEndpointContext,
  db: Database,
  { key, now }: { key: string; now: number },
): Promise<void> {
  const again = await limitRate(db, [{ key, max: 1, windowMs: codeLifeMs }], now)
  if (again === null) return
  await withdraw(ctx)
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Used already.' })
}

/** Whether a sign-in that begins at this address of the provider was proved twice. */
export function provesSecondFactor(path: string | undefined, before: unknown): boolean {
  if (path === '/two-factor/verify-totp' || path === '/two-factor/verify-backup-code') return true
  // A new password takes the place of the sign-in, and leaves it as it was.
  return path === '/change-password' && before === true
}

async function withdraw(ctx: GenericEndpointContext): Promise<void> {
  const begun = ctx.context.newSession
  if (!begun) return
  deleteSessionCookie(ctx, true)
  await ctx.context.internalAdapter.deleteSession(begun.session.token)
  ctx.context.setNewSession(null)
}
