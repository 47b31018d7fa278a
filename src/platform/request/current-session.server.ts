import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { writeAudit } from '#commerce/audit/audit-store.server.ts'
import { inTransaction } from '#database/transaction.server.ts'
import type { SessionHolder } from '#identity/authorization/access-check.ts'
import {
  hashSessionId,
  isSessionId,
  sessionCookieName,
} from '#identity/sessions/session-id.server.ts'
import {
  endOtherSessionsOf,
  findSessionHolder,
  removeSession,
} from '#identity/sessions/session-store.server.ts'
import { environment } from '../environment.server.ts'
import { shop } from '../services.server.ts'
import { forgetOwnerLinks } from './order-link-cookie.server.ts'

const secure = environment.VITE_APP_URL.startsWith('https:')

const cookieName = sessionCookieName(environment.VITE_APP_URL)
const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

export function readSessionId(): string | undefined {
  const id = getCookie(cookieName)
  return isSessionId(id) ? id : undefined
}

export function setSessionCookie(id: string, expiresAt: number): void {
  setCookie(cookieName, id, { ...cookie, expires: new Date(expiresAt) })
}

/** The session of the current request, from its cookie. Sets no header, so that a page for a visitor can be cached. */
export async function currentSessionHolder(): Promise<SessionHolder | null> {
  const id = readSessionId()
  if (!id) return null
  return findSessionHolder(shop.db, hashSessionId(id, environment.VITE_AUTH_SECRET), shop.now())
}

export async function endCurrentSession(): Promise<void> {
  const id = readSessionId()
  if (id) await removeSession(shop.db, hashSessionId(id, environment.VITE_AUTH_SECRET))
  deleteCookie(cookieName, cookie)
  // Signing out of a shared device ends the access by links as well.
  forgetOwnerLinks()
}

/** Ends all other sessions of the current user. */
export async function revokeOtherSessions(uid: string): Promise<void> {
  const id = readSessionId()
  if (!id) return
  const idHash = hashSessionId(id, environment.VITE_AUTH_SECRET)
  const at = shop.now()
  await inTransaction(shop.db, async (tx) => {
    await endOtherSessionsOf(tx, { uid, idHash, at })
    const after = { keptOne: true }
    await writeAudit(tx, {
      at,
      actorId: uid,
      action: 'sessions.ended',
      subject: uid,
      before: null,
      after,
    })
  })
}
