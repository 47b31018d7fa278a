import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Profile } from '#commerce/customers/profile.ts'
import type { Accepted, Refusal } from '#commerce/refusal.ts'
import { type StartedSession, startSession } from '#identity/sessions/start-session.server.ts'
import { environment } from '#platform/environment.server.ts'
import {
  currentSessionHolder,
  endCurrentSession,
  readSessionId,
  revokeOtherSessions,
  setSessionCookie,
} from '#platform/request/current-session.server.ts'
import { identified } from '#platform/request/guards.ts'
import { identity, shop } from '#platform/services.server.ts'

/** The uid of the signed-in user, or null. Every route reads it. */
export const getSession = createServerFn({ method: 'GET' }).handler(async () => {
  const holder = await currentSessionHolder()
  return holder?.uid ?? null
})

export type SessionRefusal = Extract<StartedSession, { ok: false }>['refusal']

type SetSessionResult = Accepted<{ uid: string; profile: Profile | null }> | Refusal<SessionRefusal>

const bearer = z.object({ token: z.string().min(1).max(8192) })

/** Starts a session for the user of the ID token. */
export const setSession = createServerFn({ method: 'POST' })
  .validator((input: z.input<typeof bearer>) => bearer.parse(input))
  .handler(async ({ data }): Promise<SetSessionResult> => {
    const { db, now, log } = shop
    const secret = environment.VITE_AUTH_SECRET
    const dependencies = { db, now, log, secret, readIdToken: identity.readIdToken }
    const started = await startSession(dependencies, data.token, readSessionId())
    if (!started.ok) return started
    setSessionCookie(started.sessionId, started.expiresAt)
    return { ok: true, uid: started.uid, profile: started.profile }
  })

/** Deletes the session from the database and its cookie from the browser. */
export const deleteSession = createServerFn({ method: 'POST' }).handler(async () => {
  await endCurrentSession()
})

/** Ends the user's sessions in every other browser. */
export const endOtherSessions = createServerFn({ method: 'POST' })
  .middleware([identified])
  .handler(({ context }) => revokeOtherSessions(context.uid))
