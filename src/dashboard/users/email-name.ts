import { type OrderEmailTrigger, orderEmailTriggers } from '#commerce/emails/order-email-trigger.ts'
import { emailNameText } from './email-names.messages.ts'

export function isOrderEmail(trigger: string): trigger is OrderEmailTrigger {
  return orderEmailTriggers.some((known) => known === trigger)
}

/** The name of a sent email. Those about the security of an account share one. */
export function emailName(trigger: string): string {
  if (isOrderEmail(trigger)) return emailNameText(trigger)
  if (trigger === 'confirmation-code' || trigger === 'account.opened') return emailNameText(trigger)
  return emailNameText('account')
}
