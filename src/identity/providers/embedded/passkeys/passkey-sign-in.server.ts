import { APIError, createAuthEndpoint, formCsrfMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { hmacOf } from '../../../keyed-hash.server.ts'
import { limitRate } from '../../../rate-limits/rate-limiter.server.ts'
import { limitOf, passkeyUseRule } from '../../../rate-limits/rate-limits.ts'
import type { EndpointDependencies } from '../embedded-dependencies.ts'
import { requestBodies } from '../request-bodies.ts'
import { createPasskeyChallenges } from './passkey-challenge.server.ts'
import { findPasskey, type Passkey, saveCounter } from './passkey-store.server.ts'

const bound = 'sign-in'

/** Signing in with a passkey. Decision 46 explains why the library's plugin is not used. */
export function passkeySignInEndpoints({ database, origin, secret, now }: EndpointDependencies) {
  const { db } = database
  const challenges = createPasskeyChallenges(secret, now)
  const rpID = new URL(origin).hostname

  const passkeySignInOptions = createAuthEndpoint(
    '/passkey/sign-in-options',
    { method: 'POST', body: requestBodies['/passkey/sign-in-options'] },
    async (ctx) => {
      const { generateAuthenticationOptions } = await loadWebAuthn()
      const challenge = challenges.issue(bound)
      return ctx.json(
        await generateAuthenticationOptions({ rpID, challenge, userVerification: 'required' }),
      )
    },
  )

  const signInPasskey = createAuthEndpoint(
    '/sign-in/passkey',
    { method: 'POST', body: requestBodies['/sign-in/passkey'], use: [formCsrfMiddleware] },
    async (ctx) => {
      const { internalAdapter } = ctx.context
      const sent = ctx.body.response
      const passkey = await findPasskey(db, sent.id)
      const user = passkey && (await internalAdapter.findUserById(passkey.userId))
      if (!passkey || !user) throw passkeyNotFound()
      const counter = await verify(passkey, sent)
      const session = await internalAdapter.createSession(user.id)
      // Locks the passkey: a removal either sees the new session and ends it, or is seen here.
      if (!(await saveCounter(db, { id: passkey.id, counter }))) {
        await internalAdapter.deleteSession(session.token)
        throw passkeyNotFound()
      }
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ user: { id: user.id } })
    },
  )

  /** Returns the authenticator's new counter. */
  async function verify(passkey: Passkey, sent: SentAssertion): Promise<number> {
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    const credential = {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    }
    let used = ''
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: sent,
      expectedChallenge: (challenge) => {
        used = challenge
        return challenges.isValid(challenge, bound)
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential,
      requireUserVerification: true,
    }).catch(() => ({ verified: false, authenticationInfo: null }))
    if (!verified || !authenticationInfo) throw passkeyRefused()
    const again = await limitRate(db, [limitOf(passkeyUseRule, hmacOf(used, secret))], now())
    if (again !== null) throw passkeyRefused()
    return authenticationInfo.newCounter
  }

  return { passkeySignInOptions, signInPasskey }
}

type SentAssertion = (typeof requestBodies)['/sign-in/passkey']['_output']['response']

/** Loaded with the first passkey, because it would slow the start. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

export function passkeyNotFound(): APIError {
  return new APIError('UNAUTHORIZED', { code: 'PASSKEY_NOT_FOUND' })
}

/** A wrong signature, origin or challenge, an expired prompt, or an authenticator that did not verify its user. */
export function passkeyRefused(): APIError {
  return new APIError('UNAUTHORIZED', { code: 'PASSKEY_REFUSED' })
}
