import { replaceLinksForCustomer } from '#api/owner-links.ts'
import { revokeRecipientLinks } from '#api/recipient-page.ts'
import { ConfirmedButton } from '../saving/confirmed-button.tsx'
import { peopleText } from './order-page.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

/** Revokes the links in the emails of an order, when a customer lost one or passed it on. */
export function ReplaceLinks({ orderId, hasEmail }: { orderId: string; hasEmail: boolean }) {
  const { save, isSaving } = useSaveOrder({
    send: () => replaceLinksForCustomer({ data: { orderId } }),
    refusal: () => ({ title: peopleText('notReplaced'), message: peopleText('reload') }),
  })
  return (
    <ConfirmedButton
      label={peopleText('replaceLinks')}
      title={peopleText('replaceLinksTitle')}
      action={peopleText('replaceLinksAction')}
      pending={isSaving}
      onConfirm={save}
    >
      {peopleText(hasEmail ? 'replaceLinksNote' : 'replaceLinksNoEmail')}
    </ConfirmedButton>
  )
}

/** Revokes the links of the recipient, when a card or a message is in the wrong hands. */
export function RevokeRecipientLinks({ orderId }: { orderId: string }) {
  const { save, isSaving } = useSaveOrder({
    send: () => revokeRecipientLinks({ data: { orderId } }),
    refusal: () => ({ title: peopleText('notRevoked'), message: peopleText('reload') }),
  })
  return (
    <ConfirmedButton
      label={peopleText('revokeLinks')}
      title={peopleText('revokeLinksTitle')}
      action={peopleText('revokeLinksAction')}
      pending={isSaving}
      onConfirm={save}
    >
      {peopleText('revokeLinksNote')}
    </ConfirmedButton>
  )
}
