import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { checkoutText } from './checkout.messages.ts'
import { FormSection } from './checkout-layout.tsx'
import { MessageCard } from './message-card.tsx'
import type { SectionProps } from './use-checkout-form.ts'

export function MessageSection({ form, options }: SectionProps) {
  const { draft } = form
  const mustSign = draft.addressBy === 'recipient' && options?.sendsSms === false
  const left = orderLimits.cardMessageLength - draft.cardMessage.length
  return (
    <FormSection title={checkoutText('message')} hint={checkoutText('messageHint')}>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-4">
          <TextArea
            {...form.bind('cardMessage')}
            label={checkoutText('cardMessage')}
            optional
            rows={6}
            maxLength={orderLimits.cardMessageLength}
            help={checkoutText('charactersLeft', { count: left })}
          />
          <Checkbox
            name="senderShown"
            label={checkoutText('sign')}
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
  if (!senderShown) return checkoutText('signAnonymous')
  return mustSign ? checkoutText('signRequired') : undefined
}
