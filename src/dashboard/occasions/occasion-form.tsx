import { type ReactNode, useRef } from 'react'
import {
  longestIntro,
  longestOccasionName,
  longestSlug,
} from '#commerce/occasions/editing/occasion-draft.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { DateRuleField } from './date-rule-field.tsx'
import { OccasionProductsField } from './occasion-products-field.tsx'
import { occasionsText } from './occasions.messages.ts'
import type { OccasionForm } from './use-occasion-form.ts'

interface OccasionFormViewProps {
  form: OccasionForm
  isSaving: boolean
  onSave: () => void
  /** The save bar or the button. */
  children: ReactNode
}

export function OccasionFormView({ form, isSaving, onSave, children }: OccasionFormViewProps) {
  const element = useRef<HTMLFormElement>(null)
  const { fields, messages } = form

  function submit() {
    if (isSaving) return
    onSave()
    // After the messages have rendered: focus the first invalid field.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <Form ref={element} onSubmit={submit} className="max-w-4xl">
      <LeaveGuard isChanged={form.isChangedNow} />
      <div className="grid grid-cols-1 gap-10">
        <Texts form={form} />
        <Section title={occasionsText('picture')}>
          <PictureField
            image={fields.image}
            error={messages.image}
            onUploading={form.setUploading}
            onImage={(image) => form.change({ image })}
          />
        </Section>
        <Section title={occasionsText('date')}>
          <DateRuleField
            rule={fields.dateRule}
            error={messages.dateRule}
            onRule={(dateRule) => form.change({ dateRule })}
          />
        </Section>
        <Section title={occasionsText('products')}>
          <OccasionProductsField
            products={form.products}
            error={messages.productIds}
            onProducts={form.setProducts}
          />
        </Section>
      </div>
      {children}
    </Form>
  )
}

function Texts({ form }: { form: OccasionForm }) {
  const { fields } = form
  return (
    <Section title={occasionsText('texts')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={occasionsText('name')}
          autoComplete="off"
          maxLength={longestOccasionName}
          {...form.bind('name')}
          onChange={({ target }) => form.changeName(target.value)}
        />
        <TextField
          label={occasionsText('nameAr')}
          maxLength={longestOccasionName}
          {...arabicField}
          {...form.bind('nameAr')}
        />
        <TextArea
          label={occasionsText('intro')}
          optional
          rows={4}
          maxLength={longestIntro}
          {...form.bind('intro')}
        />
        <TextArea
          label={occasionsText('introAr')}
          rows={4}
          maxLength={longestIntro}
          {...arabicField}
          {...form.bind('introAr')}
        />
      </div>
      <TextField
        label={occasionsText('slug')}
        help={occasionsText('slugHelp', { slug: fields.slug || '…' })}
        autoComplete="off"
        inputMode="url"
        maxLength={longestSlug}
        className="sm:max-w-md"
        {...form.bind('slug')}
      />
      <Checkbox
        label={occasionsText('sensitive')}
        help={occasionsText('sensitiveHelp')}
        checked={fields.isSensitive}
        onChange={({ target }) => form.change({ isSensitive: target.checked })}
      />
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 border-b border-line pb-2 text-base font-semibold">{title}</h2>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </section>
  )
}
