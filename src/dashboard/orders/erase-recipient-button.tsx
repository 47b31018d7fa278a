import { eraseRecipientOnRequest } from '#api/personal-data.ts'
import { ConfirmedButton } from '../saving/confirmed-button.tsx'
import { peopleText } from './order-page.messages.ts'
import { recipientDataText } from './recipient-data.messages.ts'
import { useSaveOrder } from './use-save-order.ts'

/** Erases the recipient of an order who asked the shop for it. */
export function EraseRecipientButton({ orderId }: { orderId: string }) {
  const { save, isSaving } = useSaveOrder({
    send: () => eraseRecipientOnRequest({ data: { orderId } }),
    refusal: ({ refusal }) =>
      refusal === 'order-open' ? recipientDataText('orderOpen') : peopleText('reload'),
  })
  return (
    <ConfirmedButton
      label={recipientDataText('erase')}
      title={recipientDataText('title')}
      action={recipientDataText('action')}
      pending={isSaving}
      onConfirm={save}
    >
      {recipientDataText('consequences')}
    </ConfirmedButton>
  )
}
