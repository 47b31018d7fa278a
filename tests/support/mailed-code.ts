import type { Mail } from '#commerce/emails/mailer.ts'
import { linkIn } from './identity-harness.ts'

/** The code in the link of an email. */
export function mailedCode(mail: Mail | undefined): string {
  const { pathname, searchParams } = new URL(linkIn(mail), 'http://shop.invalid')
  return searchParams.get('token') ?? searchParams.get('proof') ?? pathname.split('/').at(-1) ?? ''
}
