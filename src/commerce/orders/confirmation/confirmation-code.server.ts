import { timingSafeEqual } from 'node:crypto'
import type { ShopContext } from '../../shop-context.ts'
import { confirmationLimits } from './cash-confirmation.ts'

/** The input of the HMACs behind code and link, so both are bound to one order, address and nonce. */
export interface CodeSubject {
  orderId: string
  email: string
  nonce: string
}

type Keyed = Pick<ShopContext, 'keyedHash'>

function macOf({ keyedHash }: Keyed, purpose: 'code' | 'link', subject: CodeSubject): Buffer {
  const { orderId, email, nonce } = subject
  return keyedHash(['cash confirmation', purpose, orderId, email.toLowerCase(), nonce].join('\n'))
}

/** The code of an email, derived when needed: the database stores neither the code nor its hash. */
export function codeOf(shop: Keyed, subject: CodeSubject): string {
  const { codeDigits } = confirmationLimits
  const number = macOf(shop, 'code', subject).readUIntBE(0, 6) % 10 ** codeDigits
  return String(number).padStart(codeDigits, '0')
}

/** The token of an email's link, behind the `#`: browsers do not send it to a server, so no log contains it. */
export function linkTokenOf(shop: Keyed, subject: CodeSubject): string {
  return macOf(shop, 'link', subject).toString('base64url')
}

export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
