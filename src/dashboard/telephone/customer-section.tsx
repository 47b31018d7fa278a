import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { telephoneQueries } from '#api/telephone-orders.ts'
import { normalisePhone } from '#commerce/phone.ts'
import { shortestCustomerQuery } from '#commerce/telephone/customer-query.ts'
import { readLocale } from '#i18n/locale.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { FormSection } from './form-section.tsx'
import { SearchPicker } from './search-picker.tsx'
import { telephoneText } from './telephone.messages.ts'
import { withCustomer } from './telephone-draft.ts'
import type { TelephoneForm } from './use-telephone-order.ts'

export function CustomerSection({ form }: { form: TelephoneForm }) {
  const { draft, change, errorOf } = form
  return (
    <FormSection title={telephoneText('customer')}>
      {draft.customerId === null ? (
        <CustomerSearch form={form} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tint="sage">{telephoneText('knownCustomer')}</Badge>
          <Button
            variant="plain"
            size="small"
            onClick={() =>
              change({
                customerId: null,
                'contact.name': '',
                'contact.phone': '',
                'contact.email': '',
              })
            }
          >
            {telephoneText('newCustomer')}
          </Button>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={telephoneText('name')}
          autoComplete="off"
          value={draft['contact.name']}
          error={errorOf('contact.name')}
          onChange={({ target }) => change({ 'contact.name': target.value })}
        />
        <TextField
          label={telephoneText('phone')}
          inputMode="tel"
          autoComplete="off"
          value={draft['contact.phone']}
          error={errorOf('contact.phone')}
          onChange={({ target }) => change({ 'contact.phone': target.value })}
        />
        <TextField
          label={telephoneText('email')}
          type="email"
          optional
          autoComplete="off"
          help={telephoneText('emailHelp')}
          value={draft['contact.email']}
          error={errorOf('contact.email')}
          onChange={({ target }) => change({ 'contact.email': target.value })}
        />
        <SelectField
          label={telephoneText('language')}
          value={draft.locale}
          onChange={({ target }) => change({ locale: readLocale(target.value) ?? 'en' })}
        >
          <option value="ar">{telephoneText('arabic')}</option>
          <option value="en">{telephoneText('english')}</option>
        </SelectField>
      </div>
    </FormSection>
  )
}

function CustomerSearch({ form: { change } }: { form: TelephoneForm }) {
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim())
  const isLong = query.length >= shortestCustomerQuery
  const { data, isPlaceholderData } = useQuery({
    ...telephoneQueries.customers(query),
    enabled: isLong,
  })
  const isCurrent = isLong && data !== undefined && !isPlaceholderData && query === typed.trim()
  const customers = isCurrent && data.ok ? data.customers : []
  const none = telephoneText(data?.ok === false ? 'tooManySearches' : 'noCustomer')
  return (
    <SearchPicker
      label={telephoneText('findCustomer')}
      placeholder={telephoneText('findCustomerHint')}
      autoFocus
      typed={typed}
      onTyped={(text) => {
        setTyped(text)
        // A new customer's number is then typed once.
        if (normalisePhone(text)) change({ 'contact.phone': text })
      }}
      items={customers}
      idOf={({ id }) => id}
      onChoose={(customer) => change(withCustomer(customer))}
      empty={isCurrent ? none : null}
    >
      {({ name, phone, email }) => (
        <>
          <bdi className="font-medium">{name}</bdi>
          <bdi dir="ltr">{phone}</bdi>
          <bdi dir="ltr" className="ms-auto truncate text-ink-soft">
            {email}
          </bdi>
        </>
      )}
    </SearchPicker>
  )
}
