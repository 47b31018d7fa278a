import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import {
  type LinkedOrder,
  readLinkedOrder,
} from '#commerce/orders/owner-link/read-linked-order.server.ts'
import { isSessionId as isToken } from '#identity/sessions/session-id.server.ts'
import { environment } from '../environment.server.ts'
import { shop } from '../services.server.ts'

const secure = environment.VITE_APP_URL.startsWith('https:')
// The prefix makes a browser refuse the cookie from a subdomain or over plain http.
const name = `${secure ? '__Host-' : ''}boutique-order-links`
const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

/** After a day the browser needs the email again, because the device may be shared. */
const lifetimeSeconds = 24 * 60 * 60
/** The cookie stays small however many links are opened. */
const mostLinks = 8

function readTokens(): string[] {
  return (getCookie(name) ?? '').split('.').filter(isToken).slice(0, mostLinks)
}

/** The order that a link in the browser's cookie opens, with the widest scope; null for any other order. */
export async function currentLinkedOrder(orderId: string): Promise<LinkedOrder | null> {
  return readLinkedOrder(shop, { orderId, tokens: readTokens() })
}

/** Exchanges the token of a link for the cookie. Returns false when it does not open the order. */
export async function openOwnerLink(which: { orderId: string; token: string }): Promise<boolean> {
  const { orderId, token } = which
  const linked = isToken(token) && (await readLinkedOrder(shop, { orderId, tokens: [token] }))
  if (!linked) return false
  const others = readTokens().filter((known) => known !== token)
  const tokens = [token, ...others].slice(0, mostLinks)
  setCookie(name, tokens.join('.'), { ...cookie, maxAge: lifetimeSeconds })
  return true
}

export function forgetOwnerLinks(): void {
  if (getCookie(name) !== undefined) deleteCookie(name, cookie)
}
