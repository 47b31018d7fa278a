import { Link } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import {
  type SettingName,
  type SettingsDraft,
  settingLengths,
} from '#commerce/settings/shop-settings.ts'
import { Form } from '#ui/form.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { WeekdayBoxes } from '../delivery/weekday-boxes.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import type { useFields } from '../saving/use-fields.ts'
import { SettingDefault } from './setting-default.tsx'
import { settingLabel } from './setting-labels.messages.ts'
import { settingsText } from './settings.messages.ts'
import { SettingsPreview } from './settings-preview.tsx'

interface SettingsFormProps {
  form: ReturnType<typeof useFields<SettingsDraft>>
  defaults: SettingsDraft
  isSaving: boolean
  onSave: () => void
  /** The save bar. */
  children: ReactNode
}

/** All settings in sections; English and Arabic texts side by side. */
export function SettingsForm({ form, defaults, isSaving, onSave, children }: SettingsFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { fields, bind, messages } = form

  function submit() {
    if (isSaving) return
    onSave()
    // After the messages have rendered: focus the first invalid field, away from the sticky save bar.
    setTimeout(() => {
      const invalid = element.current?.querySelector<HTMLElement>('[aria-invalid]')
      invalid?.focus()
      invalid?.scrollIntoView({ block: 'center' })
    })
  }

  const change = (name: SettingName, value: string) => bind(name).onChange({ target: { value } })
  const origin = (name: SettingName) => (
    <SettingDefault
      {...{ name, fields, defaults }}
      onRestore={(restored) => change(restored, defaults[restored])}
    />
  )
  const one = (name: SettingName, props: Partial<ComponentProps<typeof TextField>> = {}) => (
    <div className="min-w-0">
      <TextField label={settingLabel(name)} autoComplete="off" {...props} {...bind(name)} />
      {origin(name)}
    </div>
  )
  const texts = (name: keyof typeof settingLengths, help?: string) => {
    const Input = name === 'description' ? TextArea : TextField
    const arabic = `${name}Ar` as const
    const maxLength = settingLengths[name]
    return (
      <>
        <div className="min-w-0">
          <Input
            label={settingLabel(name)}
            help={help}
            lang="en"
            autoComplete="off"
            maxLength={maxLength}
            {...bind(name)}
          />
          {origin(name)}
        </div>
        <div className="min-w-0">
          <Input
            label={settingLabel(arabic)}
            maxLength={maxLength}
            {...arabicField}
            {...bind(arabic)}
          />
          {origin(arabic)}
        </div>
      </>
    )
  }

  return (
    <Form ref={element} onSubmit={submit}>
      <LeaveGuard isChanged={() => form.isChanged} />
      <Section title={settingsText('shop')} note={settingsText('shopNote')}>
        {texts('name')}
        {texts('tagline', settingsText('taglineHelp'))}
        {texts('description', settingsText('descriptionHelp'))}
      </Section>
      <Section
        title={settingsText('storefront')}
        note={settingsText.rich('storefrontNote', { slots: linkToDelivery })}
      >
        {texts('headline')}
        {texts('motto', settingsText('mottoHelp'))}
        {texts('deliveryArea', settingsText('deliveryAreaHelp'))}
      </Section>
      <Section title={settingsText('contact')} note={settingsText('contactNote')}>
        {texts('place', settingsText('placeHelp'))}
        {one('opensAt', { type: 'time' })}
        {one('closesAt', { type: 'time', help: settingsText('closesAtHelp') })}
        <div className="min-w-0">
          <WeekdayBoxes
            legend={settingLabel('openDays')}
            weekdays={fields.openDays}
            error={messages.openDays}
            onChange={(weekdays) => change('openDays', weekdays)}
          />
          {origin('openDays')}
        </div>
        {one('email', { type: 'email', help: settingsText('emailHelp', { name: 'MAIL_FROM' }) })}
        {one('phone', { type: 'tel', help: settingsText('phoneHelp'), optional: true })}
        {one('whatsApp', { type: 'tel', help: settingsText('whatsAppHelp'), optional: true })}
        <SettingsPreview fields={fields} />
      </Section>
      <Section title={settingsText('orders')} note={settingsText('ordersNote')}>
        {one('cashLimit', { inputMode: 'numeric', help: settingsText('cashLimitHelp') })}
        {one('paymentMinutes', { inputMode: 'numeric', help: settingsText('paymentMinutesHelp') })}
        {one('confirmationMinutes', {
          inputMode: 'numeric',
          help: settingsText('confirmationMinutesHelp'),
        })}
      </Section>
      <Section title={settingsText('languages')} note={settingsText('languagesNote')}>
        <div className="min-w-0">
          <RadioCards
            legend={settingLabel('arabicDigits')}
            name="arabicDigits"
            className="grid gap-2 sm:grid-cols-2"
            value={fields.arabicDigits}
            options={(['western', 'arabic-indic'] as const).map((value) => ({
              value,
              label: settingsText(value),
            }))}
            onChange={(value) => change('arabicDigits', value)}
          />
          <p className="mt-1.5 text-xs text-ink-soft">{settingsText('arabicDigitsHelp')}</p>
          {origin('arabicDigits')}
        </div>
      </Section>
      {children}
    </Form>
  )
}

function Section({
  title,
  note,
  children,
}: {
  title: string
  note: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="mb-14 min-w-0">
      <h2 className="border-b border-line pb-2 text-base font-semibold">{title}</h2>
      <p className="mt-2 mb-5 max-w-prose text-xs text-ink-soft">{note}</p>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-4 lg:grid-cols-2">{children}</div>
    </section>
  )
}

function linkToDelivery(label: ReactNode) {
  return (
    <Link to="/dashboard/delivery" className="link">
      {label}
    </Link>
  )
}
