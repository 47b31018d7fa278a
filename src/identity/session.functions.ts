import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { type Notice, signInAgainNotice, suspendedNotice } from '#commerce/customers/notices.ts'
import type { Profile } from '#commerce/customers/profile.ts'
import type { Accepted } from '#commerce/refusal.ts'
import { environment } from '#platform/environment.server.ts'
import { identity, shop } from '#platform/services.server.ts'
import { identified } from './authorization/guards.ts'
import {
  endCurrentSession,
  readSessionId,
  revokeOtherSessions,
  setSessionCookie,
} from './sessions/current-session.server.ts'
import { type StartedSession, startSession } from './sessions/start-session.server.ts'

type Refused = Extract<StartedSession, { ok: false }>['refusal']

export type SetSessionResult =
  | Accepted<{ uid: string; profile: Profile | null }>
  | ({ ok: false; refusal: Refused } & Notice)

const bearer = z.object({ token: z.string().min(1).max(8192) })

/** Stores the session of whoever the ID token names. */
export const setSession = createServerFn({ method: 'POST' })
  .validator((brought: z.input<typeof bearer>) => bearer.parse(brought))
  .handler(async ({ data }): Promise<SetSessionResult> => {
    const dependencies = {
      db: shop.db,
      now: shop.now,
      log: shop.log,
      secret: environment.VITE_AUTH_SECRET,
      readIdToken: identity.readIdToken,
    }
    const started = await startSession(dependencies, data.token, readSessionId())
    if (!started.ok) return { ...started, ...notices[started.refusal] }
    setSessionCookie(started.sessionId, started.expiresAt)
    return { ok: true, uid: started.uid, profile: started.profile }
  })

const notices = {
  suspended: suspendedNotice,
  'token-refused': signInAgainNotice,
  'sign-in-too-old': signInAgainNotice,
} satisfies Record<Refused, Notice>

/** Signs out of the shop, in the database and in the browser. */
export const deleteSession = createServerFn({ method: 'POST' }).handler(async () => {
  await endCurrentSession()
})

/** Signs out of the shop in every other browser. */
export const endOtherSessions = createServerFn({ method: 'POST' })
  .middleware([identified])
  .handler(({ context }) => revokeOtherSessions(context.uid))
