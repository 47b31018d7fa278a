import { timingSafeEqual } from 'node:crypto'
import type { ShopContext } from '../../shop-context.ts'
import { confirmationLimits } from './cash-confirmation.ts'

/** What a code and a link are bound to: another order, address or nonce has others. */
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

/** The code of an email. It is computed when needed: the database holds neither the code nor a hash of it. */
export function codeOf(shop: Keyed, subject: CodeSubject): string {
  const { codeDigits } = confirmationLimits
  const number = macOf(shop, 'code', subject).readUIntBE(0, 6) % 10 ** codeDigits
  return String(number).padStart(codeDigits, '0')
}

/** What the link of an email carries, behind the `#`: browsers send it to no server, and no log has it. */
export function linkTokenOf(shop: Keyed, subject: CodeSubject): string {
  return macOf(shop, 'link', subject).toString('base64url')
}

export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
