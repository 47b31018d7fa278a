import { useQuery } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { staffCategoryQueries } from '#api/categories.queries.ts'
import { draftLimits } from '#commerce/catalogue/editing/product-draft.ts'
import { FieldNote } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { DropZone } from '../pictures/drop-zone.tsx'
import { PictureList } from '../pictures/picture-list.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { SaveBar } from '../saving/save-bar.tsx'
import { ProductPreview } from './product-preview.tsx'
import type { ProductForm } from './use-product-form.ts'

export interface ProductFormProps {
  form: ProductForm
  isSaving: boolean
  onSave: () => void
}

/** Everything about a product on one page, and beside it what a shopper will see. */
export function ProductFormView({ form, isSaving, onSave }: ProductFormProps) {
  const element = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    onSave()
    // After the messages are there: to the first field that something is wrong with.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <form ref={element} noValidate onSubmit={submit}>
      <LeaveGuard isChanged={form.isChangedNow} />

      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-10">
          <Words form={form} />
          <Pictures form={form} />
          <Price form={form} />
          <Stock form={form} />
        </div>
        <ProductPreview form={form} />
      </div>

      <SaveBar shown={form.isChanged} isSaving={isSaving} onDiscard={form.discard} />
    </form>
  )
}

function Words({ form }: { form: ProductForm }) {
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  return (
    <Part title="What it is">
      <TextField
        label="Name"
        maxLength={draftLimits.name}
        autoComplete="off"
        {...form.bind('name')}
      />
      <SelectField label="Category" {...form.bind('category')}>
        <option value="">Choose one</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea label="Description" optional rows={5} {...form.bind('description')} />
      <TextArea label="Care" optional rows={3} {...form.bind('care')} />
    </Part>
  )
}

function Pictures({ form: { drafts, messages } }: { form: ProductForm }) {
  return (
    <Part title="Pictures">
      <div>
        <DropZone label="Add pictures" multiple onFiles={(files) => void drafts.add(files)} />
        <PictureList
          pictures={drafts.pictures}
          onSort={drafts.setPictures}
          onAlt={(key, alt) => drafts.change(key, { alt })}
          onRemove={drafts.remove}
        />
        <div className="mt-2">
          <FieldNote
            id="pictures-note"
            error={messages.pictures}
            help="The first one stands for the product."
          />
        </div>
      </div>
    </Part>
  )
}

function Price({ form }: { form: ProductForm }) {
  const time = { type: 'datetime-local', step: 1, optional: true } as const
  return (
    <Part title="Price">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Price in EGP" inputMode="numeric" {...form.bind('price')} />
        <TextField
          label="Sale price in EGP"
          optional
          inputMode="numeric"
          {...form.bind('salePrice')}
        />
        <TextField
          label="Sale starts"
          help="The time in Cairo."
          {...time}
          {...form.bind('saleStartDate')}
        />
        <TextField
          label="Sale ends"
          help="The time in Cairo."
          {...time}
          {...form.bind('saleEndDate')}
        />
      </div>
    </Part>
  )
}

function Stock({ form }: { form: ProductForm }) {
  return (
    <Part title="Stock">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Pieces in stock"
          optional
          inputMode="numeric"
          help="Empty when it is made to order."
          {...form.bind('stock')}
        />
        <TextField
          label="Days of preparation"
          inputMode="numeric"
          help="0 for delivery on the same day."
          {...form.bind('leadDays')}
        />
      </div>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 border-b border-line pb-2 text-base font-semibold">{title}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  )
}
