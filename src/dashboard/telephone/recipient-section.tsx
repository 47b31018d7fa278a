import { useQuery } from '@tanstack/react-query'
import { telephoneQueries } from '#api/telephone-orders.ts'
import { recipientDraftOf } from '#commerce/checkout/draft-address.ts'
import { formatMoney } from '#commerce/money.ts'
import { localizedName } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { telephoneText } from './telephone.messages.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

export function RecipientSection({ form }: { form: TelephoneForm }) {
  const { draft, change, errorOf, options } = form
  return (
    <FormSection title={telephoneText('recipient')}>
      {draft.customerId !== null && <SavedRecipients form={form} customerId={draft.customerId} />}
      <Checkbox
        label={telephoneText('forOneself')}
        checked={draft.forOneself}
        onChange={({ target }) => change({ forOneself: target.checked })}
        error={draft.forOneself ? errorOf('recipient.phone') : undefined}
      />
      {!draft.forOneself && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={telephoneText('name')}
            autoComplete="off"
            value={draft['recipient.name']}
            error={errorOf('recipient.name')}
            onChange={({ target }) => change({ 'recipient.name': target.value })}
          />
          <TextField
            label={telephoneText('phone')}
            inputMode="tel"
            autoComplete="off"
            value={draft['recipient.phone']}
            error={errorOf('recipient.phone')}
            onChange={({ target }) => change({ 'recipient.phone': target.value })}
          />
        </div>
      )}
      <SelectField
        label={telephoneText('area')}
        value={draft['address.zoneId']}
        error={errorOf('address.zoneId')}
        onChange={({ target }) => change({ 'address.zoneId': target.value })}
      >
        <option value="">{telephoneText('chooseArea')}</option>
        {options?.zones.map((zone) => (
          <option key={zone.id} value={zone.id}>
            {telephoneText('areaFee', { name: localizedName(zone), fee: formatMoney(zone.fee) })}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={telephoneText('addressBy')}
        help={telephoneText('addressByHelp')}
        checked={draft.addressBy === 'recipient'}
        onChange={({ target }) => change({ addressBy: target.checked ? 'recipient' : 'sender' })}
      />
      {draft.addressBy === 'sender' && <AddressFields form={form} />}
    </FormSection>
  )
}

function AddressFields({ form: { draft, change, errorOf } }: { form: TelephoneForm }) {
  const fields = [
    { name: 'address.street', label: telephoneText('street'), optional: false },
    { name: 'address.building', label: telephoneText('building'), optional: false },
    { name: 'address.floor', label: telephoneText('floor'), optional: true },
    { name: 'address.notes', label: telephoneText('directions'), optional: true },
  ] as const
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {fields.map(({ name, label, optional }) => (
        <TextField
          key={name}
          label={label}
          optional={optional}
          autoComplete="off"
          value={draft[name]}
          error={errorOf(name)}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </div>
  )
}

function SavedRecipients({
  form: { change, options },
  customerId,
}: {
  form: TelephoneForm
  customerId: string
}) {
  const { data: recipients = [] } = useQuery(telephoneQueries.recipients(customerId))
  if (recipients.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-xs text-ink-soft">{telephoneText('savedRecipients')}</legend>
      <div className="flex flex-wrap gap-2">
        {recipients.map((recipient) => {
          const zone = options?.zones.find(({ id }) => id === recipient.zoneId)
          return (
            <Button
              key={JSON.stringify(recipient)}
              variant="quiet"
              size="small"
              onClick={() => change(recipientDraftOf(recipient))}
            >
              <bdi>{recipient.name}</bdi>
              {zone && <span className="text-ink-soft">{localizedName(zone)}</span>}
            </Button>
          )
        })}
      </div>
    </fieldset>
  )
}
