import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { FormSection } from './checkout-layout.tsx'
import { MessageCard } from './message-card.tsx'
import type { SectionProps } from './use-checkout-form.ts'

export function MessageSection({ form, options }: SectionProps) {
  const { draft } = form
  const mustSign = draft.addressBy === 'recipient' && options?.sendsSms === false
  const left = orderLimits.cardMessageLength - draft.cardMessage.length
  return (
    <FormSection
      number={4}
      title="What should the card say?"
      hint="We write it by hand and place it between the flowers. Leave empty for no card."
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-4">
          <TextArea
            {...form.bind('cardMessage')}
            label="Card message"
            optional
            rows={6}
            maxLength={orderLimits.cardMessageLength}
            help={left === 1 ? '1 character left' : `${left} characters left`}
          />
          <Checkbox
            name="senderShown"
            label="Sign with my name"
            help={signHelp(draft.senderShown, mustSign)}
            checked={draft.senderShown}
            disabled={mustSign && draft.senderShown}
            onChange={(event) => form.change({ senderShown: event.target.checked })}
          />
        </div>
        <MessageCard
          message={draft.cardMessage}
          recipient={draft['recipient.name']}
          sender={draft.senderShown ? draft['contact.name'] : null}
        />
      </div>
    </FormSection>
  )
}

function signHelp(senderShown: boolean, mustSign: boolean): string | undefined {
  if (!senderShown) return 'The delivery does not show who sent the flowers.'
  return mustSign
    ? 'You share the link for the address, so the recipient knows your name. To stay anonymous, enter the address above.'
    : undefined
}
