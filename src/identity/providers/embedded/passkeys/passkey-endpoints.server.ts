import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api'
import { isUniqueViolation } from '#database/database-errors.ts'
import { newDocumentId } from '#database/document-id.ts'
import type { Transaction } from '#database/engine.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import { recentSignInMs } from '../../../sessions/session-lifetime.ts'
import { type EndpointDependencies, shopName } from '../embedded-dependencies.ts'
import { requestBodies } from '../request-bodies.ts'
import {
  hasSignIn,
  lockSignIn,
  readSignIn,
  removeSignIns,
  type SignInState,
} from '../sign-in-changes/sign-in-store.server.ts'
import { rejectWithoutPasskey } from '../two-factor/second-factor.server.ts'
import { createPasskeyChallenges } from './passkey-challenge.server.ts'
import { loadWebAuthn, passkeyNotFound, passkeyRefused } from './passkey-sign-in.server.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from './passkey-store.server.ts'

const mostPasskeys = 20

interface Here {
  user: { id: string; email: string; emailVerified: boolean; name: string }
  session: { token: string; createdAt: Date; secondFactor?: unknown }
}

/** A user's own passkeys. To add or remove one requires a recent sign-in and voids the user's open links. */
export function passkeyEndpoints(parts: EndpointDependencies) {
  const { origin, secret, now, onSignInChange } = parts
  const { db } = parts.database
  const challenges = createPasskeyChallenges(secret, now)
  const rpID = new URL(origin).hostname

  /** Throws unless this sign-in may change the passkeys of its account. */
  async function requireRecentSignIn({ user, session }: Here): Promise<SignInState> {
    if (now() - session.createdAt.getTime() > recentSignInMs) {
      throw new APIError('FORBIDDEN', { code: 'SESSION_NOT_FRESH' })
    }
    const account = await readSignIn(db, user.id)
    // A stranger who registered the address would keep a way in to the account of its owner.
    if (!account?.emailVerified) throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' })
    await rejectWithoutPasskey(db, parts, { uid: user.id, proved: session.secondFactor })
    return account
  }

  /** The changes of a session that was revoked meanwhile are rejected. */
  const change = <T>({ user, session }: Here, apply: (tx: Transaction) => Promise<T>) =>
    inTransaction(db, async (tx) => {
      await lockSignIn(tx, user.id)
      if (await hasSignIn(tx, session.token)) return apply(tx)
      throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' })
    })

  const boundTo = ({ user, session }: Here, { digest }: SignInState) =>
    `registration ${user.id} ${session.token} ${digest}`

  const listOwnPasskeys = createAuthEndpoint(
    '/passkey/list',
    { method: 'GET', use: [sensitiveSessionMiddleware] },
    async (ctx) => {
      const passkeys = await listPasskeys(db, ctx.context.session.user.id)
      return ctx.json(passkeys.map(({ id, name, createdAt }) => ({ id, name, createdAt })))
    },
  )

  const passkeyOptions = createAuthEndpoint(
    '/passkey/add-options',
    {
      method: 'POST',
      body: requestBodies['/passkey/add-options'],
      use: [sensitiveSessionMiddleware],
    },
    async (ctx) => {
      const here: Here = ctx.context.session
      const { id: uid, email, name } = here.user
      const account = await requireRecentSignIn(here)
      const known = await listPasskeys(db, uid)
      const { generateRegistrationOptions } = await loadWebAuthn()
      const options = await generateRegistrationOptions({
        rpName: shopName,
        rpID,
        userID: new TextEncoder().encode(uid),
        userName: email,
        userDisplayName: name,
        challenge: challenges.issue(boundTo(here, account)),
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return ctx.json(options)
    },
  )

  const addOwnPasskey = createAuthEndpoint(
    '/passkey/add',
    { method: 'POST', body: requestBodies['/passkey/add'], use: [sensitiveSessionMiddleware] },
    async (ctx) => {
      const here: Here = ctx.context.session
      const { id: uid } = here.user
      const { name, response } = ctx.body
      const { verifyRegistrationResponse } = await loadWebAuthn()
      const account = await requireRecentSignIn(here)
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (sent) => challenges.isValid(sent, boundTo(here, account)),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) throw passkeyRefused()
      const { id: credentialId, publicKey, counter } = registrationInfo.credential
      await change(here, async (tx) => {
        // A change of the sign-in since then voids the challenge.
        if ((await readSignIn(tx, uid))?.digest !== account.digest) throw passkeyRefused()
        if ((await listPasskeys(tx, uid)).length >= mostPasskeys) throw tooManyPasskeys()
        await addPasskey(tx, {
          id: newDocumentId(),
          userId: uid,
          credentialId,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          name,
          createdAt: now(),
        })
        await onSignInChange(tx, { uid, ...account }, 'passkey.added')
      }).catch((error: unknown) => {
        throw isUniqueViolation(error)
          ? new APIError('CONFLICT', { code: 'PASSKEY_EXISTS' })
          : error
      })
      return ctx.json({ status: true })
    },
  )

  const renameOwnPasskey = createAuthEndpoint(
    '/passkey/rename',
    { method: 'POST', body: requestBodies['/passkey/rename'], use: [sensitiveSessionMiddleware] },
    async (ctx) => {
      const userId = ctx.context.session.user.id
      if (!(await renamePasskey(db, { ...ctx.body, userId }))) throw passkeyNotFound()
      return ctx.json({ status: true })
    },
  )

  const removeOwnPasskey = createAuthEndpoint(
    '/passkey/remove',
    { method: 'POST', body: requestBodies['/passkey/remove'], use: [sensitiveSessionMiddleware] },
    async (ctx) => {
      const here: Here = ctx.context.session
      const { id: uid } = here.user
      const account = await requireRecentSignIn(here)
      await change(here, async (tx) => {
        if (!(await removePasskey(tx, { id: ctx.body.id, userId: uid }))) throw passkeyNotFound()
        // After the passkey: a sign-in with it that is not committed yet then finds it removed.
        await removeSignIns(tx, uid, here.session.token)
        await onSignInChange(tx, { uid, ...account }, 'passkey.removed')
      })
      return ctx.json({ status: true })
    },
  )

  return { listOwnPasskeys, passkeyOptions, addOwnPasskey, renameOwnPasskey, removeOwnPasskey }
}

function tooManyPasskeys(): APIError {
  return new APIError('CONFLICT', { code: 'TOO_MANY_PASSKEYS' })
}
