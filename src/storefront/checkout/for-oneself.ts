import type { CheckoutDraft } from './checkout-draft.ts'
import type { FieldMessages } from './field-messages.ts'

/** The draft as it is ordered: senders who are the recipient give no address link, no card and no other name. */
export function draftToOrder(draft: CheckoutDraft): CheckoutDraft {
  if (!draft.forOneself) return draft
  return {
    ...draft,
    'recipient.name': draft['contact.name'],
    'recipient.phone': draft['contact.phone'],
    addressBy: 'sender',
    cardMessage: '',
    senderShown: true,
  }
}

/** Messages about the recipient, beside the fields of the contact that replace them. */
export function messagesToShow(draft: CheckoutDraft, messages: FieldMessages): FieldMessages {
  if (!draft.forOneself) return messages
  const { 'recipient.name': name, 'recipient.phone': phone, ...rest } = messages
  return {
    ...(name && { 'contact.name': name }),
    ...rest,
    // The driver has to reach the recipient, so the number has to be an Egyptian mobile.
    ...(phone && { 'contact.phone': phone }),
  }
}
