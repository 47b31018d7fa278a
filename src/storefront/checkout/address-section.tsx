import { formatMoney } from '#commerce/money.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormSection } from './checkout-layout.tsx'
import type { CheckoutForm, SectionProps } from './use-checkout-form.ts'

export function AddressSection({ form, options }: SectionProps) {
  const zones = options?.zones
  const { addressBy, senderShown } = form.draft
  const isReachable = senderShown || !options || options.sendsSms
  return (
    <FormSection number={2} title="Where do they go?">
      <RadioCards
        legend="Who gives the address"
        legendHidden
        name="addressBy"
        value={addressBy}
        onChange={(by) => form.change({ addressBy: by })}
        error={form.errorOf('addressBy')}
        className="grid gap-2 sm:grid-cols-2"
        options={[
          { value: 'sender', label: 'I know the address', note: 'Enter it below.' },
          {
            value: 'recipient',
            label: 'Ask the recipient',
            note: askNote(senderShown, isReachable),
            // A choice that is already made stays enabled, so that the sender can change either answer.
            disabled: !isReachable && addressBy === 'sender',
          },
        ]}
      />
      <SelectField
        {...form.bind('address.zoneId')}
        label="Area"
        help={
          addressBy === 'sender'
            ? 'The delivery fee depends on the area.'
            : 'The delivery fee depends on the area. The recipient adds the address.'
        }
        disabled={!zones}
      >
        <option value="">{zones ? 'Choose an area' : 'Loading areas…'}</option>
        {zones?.map((zone) => (
          <option key={zone.id} value={zone.id} disabled={!zone.open}>
            {zone.name} – {zone.open ? formatMoney(zone.fee) : 'no delivery at the moment'}
          </option>
        ))}
      </SelectField>
      {addressBy === 'sender' && <Place form={form} />}
    </FormSection>
  )
}

function askNote(senderShown: boolean, isReachable: boolean): string {
  if (senderShown) {
    return 'You share a private link with them. Their address stays between them and us.'
  }
  return isReachable
    ? 'We text them a private link, without your name. Their address stays between them and us.'
    : 'Not for anonymous orders: the link would have to come from you.'
}

function Place({ form }: { form: CheckoutForm }) {
  return (
    <>
      <TextField
        {...form.bind('address.street')}
        label="Street"
        autoComplete="section-recipient address-line1"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.bind('address.building')}
          label="Building"
          autoComplete="section-recipient address-line2"
        />
        <TextField
          {...form.bind('address.floor')}
          label="Floor and flat"
          optional
          autoComplete="section-recipient address-line3"
        />
      </div>
      <TextArea
        {...form.bind('address.notes')}
        label="Notes for the driver"
        help="A landmark, the right gate or the name on the bell."
        optional
        rows={2}
      />
    </>
  )
}
