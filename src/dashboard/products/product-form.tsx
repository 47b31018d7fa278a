import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { staffCategoryQueries } from '#api/categories.ts'
import { type ProductField, productSchema } from '#commerce/catalogue/product-schema.ts'
import { discountBadge, effectivePrice, isOnSale } from '#commerce/catalogue/sale.ts'
import { formatMoment } from '#commerce/delivery/moment-label.ts'
import { formatMoney } from '#commerce/money.ts'
import { pictureSources } from '#commerce/pictures/picture-address.ts'
import { Badge } from '#ui/badge.tsx'
import { FieldNote } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { Picture } from '#ui/picture.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { DropZone } from '../pictures/drop-zone.tsx'
import { PictureList } from '../pictures/picture-list.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { SaveBar } from '../saving/save-bar.tsx'
import { readFields } from './product-fields.ts'
import type { ProductForm } from './use-product-form.ts'

type NamedField = ComponentProps<typeof TextField> & { name: ProductField }

const integer = { inputMode: 'numeric' } as const
const time = { type: 'datetime-local', step: 1, help: 'Cairo time.', optional: true } as const

const textFields: Record<'Price' | 'Stock', NamedField[]> = {
  Price: [
    { name: 'price', label: 'Price in EGP', ...integer },
    { name: 'salePrice', label: 'Sale price in EGP', optional: true, ...integer },
    { name: 'saleStartDate', label: 'Sale starts', ...time },
    { name: 'saleEndDate', label: 'Sale ends', ...time },
  ],
  Stock: [
    {
      name: 'stock',
      label: 'Quantity in stock',
      help: 'Leave empty if made to order.',
      optional: true,
      ...integer,
    },
    {
      name: 'leadDays',
      label: 'Lead time in days',
      help: '0 for same-day delivery.',
      ...integer,
    },
    {
      name: 'guaranteeDays',
      label: 'Freshness guarantee in days',
      help: 'Leave empty for the three days of cut flowers.',
      optional: true,
      ...integer,
    },
  ],
}

export function ProductFormView({
  form,
  isSaving,
  onSave,
}: {
  form: ProductForm
  isSaving: boolean
  onSave: () => void
}) {
  const element = useRef<HTMLFormElement>(null)

  function submit() {
    if (isSaving) return
    onSave()
    // After the messages have rendered: focus the first invalid field.
    setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <Form ref={element} onSubmit={submit}>
      <LeaveGuard isChanged={form.isChangedNow} />

      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-10">
          <Details form={form} />
          <Pictures form={form} />
          <TextFields form={form} title="Price" />
          <TextFields form={form} title="Stock" />
        </div>
        <ProductPreview form={form} />
      </div>

      <SaveBar shown={form.isChanged} isSaving={isSaving} onDiscard={form.discard} />
    </Form>
  )
}

function Details({ form }: { form: ProductForm }) {
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  return (
    <Section title="Details">
      <BothLanguages>
        <TextField
          label="Name"
          maxLength={productSchema.name.max}
          autoComplete="off"
          {...form.bind('name')}
        />
        <TextField
          label="Arabic name"
          maxLength={productSchema.nameAr.max}
          {...arabicField}
          {...form.bind('nameAr')}
        />
      </BothLanguages>
      <SelectField label="Category" {...form.bind('category')}>
        <option value="">Choose one</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <BothLanguages>
        <TextArea label="Description" optional rows={5} {...form.bind('description')} />
        <TextArea
          label="Arabic description"
          rows={5}
          {...arabicField}
          {...form.bind('descriptionAr')}
        />
      </BothLanguages>
      <BothLanguages>
        <TextArea label="Care" optional rows={3} {...form.bind('care')} />
        <TextArea label="Arabic care" rows={3} {...arabicField} {...form.bind('careAr')} />
      </BothLanguages>
    </Section>
  )
}

function BothLanguages({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>
}

function Pictures({ form: { drafts, messages } }: { form: ProductForm }) {
  return (
    <Section title="Pictures">
      <div>
        <DropZone label="Add pictures" multiple onFiles={(files) => void drafts.add(files)} />
        <PictureList
          pictures={drafts.pictures}
          onSort={drafts.setPictures}
          onAlt={drafts.change}
          onRemove={drafts.remove}
        />
        <div className="mt-2">
          <FieldNote
            id="pictures-note"
            error={messages.pictures}
            help="The first picture is the main image."
          />
        </div>
      </div>
    </Section>
  )
}

function TextFields({ form, title }: { form: ProductForm; title: keyof typeof textFields }) {
  return (
    <Section title={title}>
      <div className="grid gap-4 sm:grid-cols-2">
        {textFields[title].map(({ name, ...field }) => (
          <TextField key={name} {...field} {...form.bind(name)} />
        ))}
      </div>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 border-b border-line pb-2 text-base font-semibold">{title}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  )
}

function ProductPreview({ form }: { form: ProductForm }) {
  const { draft } = readFields(form.fields, [])
  const first = form.drafts.pictures.find((picture) => picture.address !== null)
  const now = Date.now()
  const sale = isOnSale(draft, now) && Number.isFinite(draft.price)
  const badge = sale ? discountBadge(draft.price, effectivePrice(draft, now)) : null
  return (
    <aside aria-label="Preview" className="self-start lg:sticky lg:top-8">
      <p className="mb-3 text-xs text-ink-soft">Preview</p>
      <div className="relative aspect-4/5 max-w-72 overflow-hidden rounded-sm bg-linen">
        {first?.address && (
          <Picture
            {...pictureSources(first.address, first.placeholder)}
            alt={first.alt}
            sizes="288px"
            className="size-full"
          />
        )}
        {badge && (
          <span className="absolute top-2.5 start-2.5">
            <Badge tint="blush">{badge}</Badge>
          </span>
        )}
      </div>
      <p className="mt-3 font-medium break-words">{draft.name.trim() || 'Product name'}</p>
      <p className="mt-0.5">
        {Number.isFinite(draft.price) ? (
          <>
            {sale && <s className="me-2 text-ink-soft">{formatMoney(draft.price)}</s>}
            <span className={sale ? 'text-blush' : undefined}>
              {formatMoney(effectivePrice(draft, now))}
            </span>
          </>
        ) : (
          'Price'
        )}
      </p>
      {draft.stock === 0 && <p className="mt-2 text-ink-soft">Sold out</p>}
      {!sale && draft.saleStartDate !== null && draft.saleStartDate > now && (
        <p className="mt-2 text-xs text-ink-soft">
          On sale from {formatMoment(draft.saleStartDate)}
        </p>
      )}
      {draft.description.trim() && (
        <p className="mt-3 max-w-72 text-ink-soft whitespace-pre-line">
          {draft.description.trim()}
        </p>
      )}
    </aside>
  )
}
