import { APIError, createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api'
import { z } from 'zod'
import { inTransaction } from '#database/transaction.server.ts'
import { containsNullByte } from '../../../contains-null-byte.ts'
import { hmacOf } from '../../../keyed-hash.server.ts'
import { isBreached } from '../../../passwords/breached-passwords.server.ts'
import { passwordLength } from '../../../passwords/password-length.ts'
import { isEasilyGuessed } from '../../../passwords/password-strength.server.ts'
import { rememberDevice } from '../../../rate-limits/known-device.server.ts'
import { tooManyRequests, weakPassword } from '../api-errors.server.ts'
import type { EndpointDependencies, SignInChange } from '../embedded-dependencies.ts'
import { rejectOutdated } from '../google/reject-outdated.server.ts'
import { removeSignIns } from '../sign-in-changes/sign-in-store.server.ts'
import {
  challengeSecondFactor,
  rejectUsedCode,
  rejectWithoutPasskey,
} from '../two-factor/second-factor.server.ts'
import { logSignIn } from './log-sign-ins.server.ts'

const googleReturn = '/callback/:id'
const turnsOnSecondFactor = new Set(['/two-factor/enable', '/two-factor/verify-totp'])

const body = z.object({
  email: z.string().max(320).optional().catch(undefined),
  password: z.string().optional().catch(undefined),
  newPassword: z.string().optional().catch(undefined),
})

/** Checks before the library's own rules: throttle of guesses, weak passwords. */
export function beforeRequest(parts: EndpointDependencies) {
  const { database, throttle } = parts
  return createAuthMiddleware(async (ctx) => {
    const { path, body: sent, query } = ctx
    if (containsNullByte([sent, query]))
      throw new APIError('BAD_REQUEST', { code: 'INVALID_REQUEST' })
    const read = body.safeParse(sent ?? {})
    if (!read.success) return
    const { email = '', password = '', newPassword = '' } = read.data

    const session = turnsOnSecondFactor.has(path) ? await getSessionFromCtx(ctx) : null
    if (session && !session.user.emailVerified) {
      // A stranger who registered the address would lock out the owner of the mailbox with it.
      throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' })
    }
    if (session) {
      const { user, session: here } = session
      const signedIn = { uid: user.id, proved: here.secondFactor }
      await rejectWithoutPasskey(database.db, parts, signedIn)
    }
    const chosen = path === '/sign-up/email' ? password : newPassword
    // The library itself rejects passwords that are too long.
    // Where the request does not name the address, the endpoint compares it.
    const isWeak =
      chosen.length <= passwordLength.max &&
      (isEasilyGuessed(chosen, email) || (await isBreached(chosen)))
    if (isWeak) throw weakPassword()
    const wait = await throttle.begin(ctx, email)
    if (wait !== null) throw tooManyRequests(wait)
  })
}

/** Hook after a successful request of the library's endpoints. */
export function afterRequest(parts: EndpointDependencies) {
  const { database, log, secret, now, throttle, onSignInChange } = parts
  return createAuthMiddleware(async (ctx) => {
    const { path, context, body } = ctx
    if (isAPIError(context.returned) && !isRedirect(context.returned)) {
      await throttle.end(ctx)
      return
    }
    await throttle.endReset(ctx)
    const sentTo = context.responseHeaders?.get('location')
    const { newSession: begun, session: before } = context
    const user = begun?.user ?? before?.user
    if (!user) return
    const { id: uid, email, emailVerified, name } = user
    if (path === googleReturn && begun) await rejectOutdated(ctx, database.db, begun, sentTo)
    if (path === '/two-factor/verify-totp') {
      const use = hmacOf(`${uid} ${body?.code}`, secret)
      await rejectUsedCode(ctx, database.db, { use, now: now() })
    }
    await throttle.end(ctx)
    const wasSignedIn = before !== null
    if (begun) logSignIn(log, { path, user: begun.user, wasSignedIn })
    await challengeSecondFactor(ctx, sentTo, now())
    if (begun && begun.user.isAnonymous !== true) {
      const proved = begun.session.secondFactor === true
      // With a second factor, the password alone does not make the device known.
      if (proved || begun.user.twoFactorEnabled !== true) {
        await rememberDevice(ctx, uid, proved ? 'code' : 'password')
      }
    }
    const change = changeBy(path, before?.user.twoFactorEnabled === true, wasSignedIn)
    if (!change) return
    await inTransaction(database.db, async (tx) => {
      if (change === 'two-factor.turned-on' || change === 'two-factor.turned-off') {
        // The other factor must not keep a session that it was not asked for.
        await removeSignIns(tx, uid, begun?.session.token)
      }
      await onSignInChange(tx, { uid, email, emailVerified, name }, change)
    })
  })
}

function changeBy(path: string, hadTwoFactor: boolean, wasSignedIn: boolean): SignInChange | null {
  if (path === '/two-factor/disable') return 'two-factor.turned-off'
  if (path === '/two-factor/generate-backup-codes') return 'recovery-codes.renewed'
  if (path === '/two-factor/verify-backup-code') return 'recovery-code.used'
  const turnsOn = path === '/two-factor/verify-totp' && wasSignedIn && !hadTwoFactor
  return turnsOn ? 'two-factor.turned-on' : null
}

function isRedirect({ statusCode }: APIError): boolean {
  return statusCode === 302
}
