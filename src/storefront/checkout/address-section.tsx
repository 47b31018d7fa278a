import { formatMoney } from '#commerce/money.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { checkoutText } from './checkout.messages.ts'
import { FormSection } from './checkout-layout.tsx'
import type { CheckoutForm, SectionProps } from './use-checkout-form.ts'

export function AddressSection({ form, options }: SectionProps) {
  const zones = options?.zones
  const { addressBy, senderShown, forOneself } = form.draft
  const isReachable = senderShown || !options || options.sendsSms
  return (
    <FormSection title={checkoutText('address')}>
      {!forOneself && (
        <RadioCards
          legend={checkoutText('addressBy')}
          legendHidden
          name="addressBy"
          value={addressBy}
          onChange={(by) => form.change({ addressBy: by })}
          error={form.errorOf('addressBy')}
          className="grid gap-2 sm:grid-cols-2"
          options={[
            {
              value: 'sender',
              label: checkoutText('bySender'),
              note: checkoutText('bySenderNote'),
            },
            {
              value: 'recipient',
              label: checkoutText('byRecipient'),
              note: askNote(senderShown, isReachable),
              // A choice that is already made stays enabled, so that the sender can change either answer.
              disabled: !isReachable && addressBy === 'sender',
            },
          ]}
        />
      )}
      <SelectField
        {...form.bind('address.zoneId')}
        label={checkoutText('area')}
        help={addressBy === 'sender' ? checkoutText('areaHelp') : checkoutText('areaHelpAsked')}
        disabled={!zones}
      >
        <option value="">{checkoutText(zones ? 'chooseArea' : 'loadingAreas')}</option>
        {zones?.map((zone) => (
          <option key={zone.id} value={zone.id} disabled={!zone.open}>
            {zone.open
              ? checkoutText('areaWithFee', { area: zone.name, fee: formatMoney(zone.fee) })
              : checkoutText('areaClosed', { area: zone.name })}
          </option>
        ))}
      </SelectField>
      {addressBy === 'sender' && <Place form={form} />}
    </FormSection>
  )
}

function askNote(senderShown: boolean, isReachable: boolean): string {
  if (senderShown) return checkoutText('byRecipientShared')
  return checkoutText(isReachable ? 'byRecipientTexted' : 'byRecipientImpossible')
}

function Place({ form }: { form: CheckoutForm }) {
  return (
    <>
      <TextField
        {...form.bind('address.street')}
        label={checkoutText('street')}
        autoComplete="section-recipient shipping address-line1"
        enterKeyHint="next"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.bind('address.building')}
          label={checkoutText('building')}
          autoComplete="section-recipient shipping address-line2"
          enterKeyHint="next"
        />
        <TextField
          {...form.bind('address.floor')}
          label={checkoutText('floor')}
          optional
          autoComplete="section-recipient shipping address-line3"
          enterKeyHint="next"
        />
      </div>
      <TextArea
        {...form.bind('address.notes')}
        label={checkoutText('notes')}
        help={checkoutText('notesHelp')}
        optional
        rows={2}
      />
    </>
  )
}
