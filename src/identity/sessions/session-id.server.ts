import { randomBytes } from 'node:crypto'
import { hmacOf } from '../keyed-hash.server.ts'

/** 256 random bits: the only proof of a session there is, known to the browser alone. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a session's id. Whoever reads the table cannot make a cookie from it. */
export function hashSessionId(id: string, secret: string): string {
  return hmacOf(id, secret)
}

/** Whether a cookie's text can be an id of ours at all. */
export function isSessionId(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text)
}
