import { randomBytes } from 'node:crypto'
import { hmacOf } from '../keyed-hash.server.ts'

/** 256 random bits, known only to the browser: the proof of a session. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url')
}

/** The keyed hash of a session id for the database: a reader of the table cannot forge a cookie. */
export function hashSessionId(id: string, secret: string): string {
  return hmacOf(id, secret)
}

/** Whether a cookie's value has the form of a session id. */
export function isSessionId(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text)
}

/** The prefix makes a browser refuse the cookie from a subdomain or over plain http. */
export function sessionCookieName(appUrl: string): string {
  return appUrl.startsWith('https:') ? '__Host-boutique-session' : 'boutique-session'
}
