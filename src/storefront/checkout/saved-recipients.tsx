import { useQuery } from '@tanstack/react-query'
import { checkoutQueries } from '#api/checkout.ts'
import { recipientDraftOf } from '#commerce/checkout/draft-address.ts'
import type { DeliveryZone } from '#commerce/delivery/delivery-slot.ts'
import type { SavedRecipient } from '#commerce/orders/customer/list-recipients.server.ts'
import { checkoutText } from './checkout.messages.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import { FormSection } from './checkout-layout.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

interface SavedRecipientsProps {
  form: CheckoutForm
  zones: readonly DeliveryZone[] | undefined
}

/** The recipients of earlier orders: one press fills in who gets the flowers, and where. */
export function SavedRecipients({ form, zones }: SavedRecipientsProps) {
  const { data } = useQuery(checkoutQueries.recipients())
  const open = (data ?? []).flatMap((recipient) => {
    const zone = zones?.find(({ id }) => id === recipient.zoneId)
    return zone?.open ? [{ recipient, zone }] : []
  })
  if (open.length === 0) return null
  return (
    <FormSection title={checkoutText('savedRecipients')}>
      <div className="-mx-1 flex snap-x gap-2 overflow-x-auto px-1 pt-1 pb-3">
        {open.map(({ recipient, zone }) => {
          const filled = recipientDraftOf(recipient)
          return (
            <button
              key={JSON.stringify(recipient)}
              type="button"
              aria-pressed={isShown(recipient, form.draft)}
              className="grid max-w-64 min-w-40 shrink-0 snap-start content-start gap-0.5 rounded-sm border border-edge bg-white px-4 py-3 text-start transition-colors hover:border-moss aria-pressed:border-moss aria-pressed:bg-sage aria-pressed:ring-1 aria-pressed:ring-moss"
              onClick={() => form.change(filled)}
            >
              <bdi className="truncate text-sm font-medium">{recipient.name}</bdi>
              <span className="truncate text-xs text-ink-soft">
                <bdi>{`${recipient.street} ${recipient.building}`}</bdi>
              </span>
              <span className="truncate text-xs text-ink-soft">{zone.name}</span>
            </button>
          )
        })}
      </div>
    </FormSection>
  )
}

function isShown({ name, phone, zoneId, street, building }: SavedRecipient, draft: CheckoutDraft) {
  return (
    !draft.forOneself &&
    name === draft['recipient.name'] &&
    phone === draft['recipient.phone'] &&
    zoneId === draft['address.zoneId'] &&
    street === draft['address.street'] &&
    building === draft['address.building']
  )
}
