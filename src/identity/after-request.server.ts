import { APIError, createAuthMiddleware } from 'better-auth/api'
import type { Log } from '#commerce/log.ts'
import type { Database } from '#database/engine.server.ts'
import { logSignIn } from './log-sign-ins.server.ts'
import { seal } from './seal.server.ts'
import { challengeAfterGoogle, lockout, refuseSecondUse } from './second-factor.server.ts'
import type { ChangedAccount, SignInChange } from './sign-in-change.ts'
import { refuseSpentLink } from './spent-link.server.ts'

export interface FollowUpParts {
  db: Database
  log: Log
  secret: string
  onSignInChange: (account: ChangedAccount, change: SignInChange) => Promise<void>
}

/** What follows from a request that the embedded provider has granted. */
export function followUp({ db, log, secret, onSignInChange }: FollowUpParts) {
  return createAuthMiddleware(async (ctx) => {
    const { path, context, body } = ctx
    if (context.returned instanceof APIError && !isRedirect(context.returned)) {
      // The library locks an account without saying until when.
      const { body: said } = context.returned
      if (said?.code === 'ACCOUNT_TEMPORARILY_LOCKED') {
        ctx.setHeader('X-Retry-After', String(lockout.durationSeconds))
      }
      return
    }
    const begun = context.newSession
    const wasIn = context.session !== null
    const sentTo = context.responseHeaders?.get('location')
    if (path === '/callback/:id') {
      if (begun) logSignIn(log, { path, user: begun.user, wasIn })
      return challengeAfterGoogle(ctx, sentTo)
    }

    if (path === '/verify-email') return refuseSpentLink(ctx, { db, secret, sentTo })

    const before = context.session
    const user = context.newSession?.user ?? before?.user
    if (!user) return
    const { id: uid, email, name } = user
    if (path === '/two-factor/verify-totp') {
      await refuseSecondUse(ctx, db, `code ${seal(`${uid} ${body?.code}`, secret)}`)
    }
    if (begun) logSignIn(log, { path, user: begun.user, wasIn })
    const change = changeBy(path, before?.user.twoFactorEnabled === true, before !== null)
    if (!change) return
    if (change === 'two-factor.turned-on') {
      // A browser that got in without the second factor gets in again with it, or not at all.
      const kept = context.newSession?.session.token
      const all = await context.internalAdapter.listSessions(uid)
      await Promise.all(
        all
          .filter(({ token }) => token !== kept)
          .map(({ token }) => context.internalAdapter.deleteSession(token)),
      )
    }
    await onSignInChange({ uid, email, name }, change)
  })
}

function changeBy(path: string, hadTwoFactor: boolean, wasIn: boolean): SignInChange | null {
  if (path === '/change-password') return 'password.changed'
  if (path === '/two-factor/disable') return 'two-factor.turned-off'
  if (path === '/two-factor/generate-backup-codes') return 'recovery-codes.renewed'
  if (path === '/two-factor/verify-backup-code') return 'recovery-code.used'
  const turnsOn = path === '/two-factor/verify-totp' && wasIn && !hadTwoFactor
  return turnsOn ? 'two-factor.turned-on' : null
}

function isRedirect({ statusCode }: APIError): boolean {
  return statusCode === 302
}
