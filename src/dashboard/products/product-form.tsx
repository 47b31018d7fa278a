import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { staffCategoryQueries } from '#api/categories.ts'
import { productSchema } from '#commerce/catalogue/product-schema.ts'
import { localizedName } from '#i18n/localized.ts'
import { Form } from '#ui/form.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { PicturesField } from '../pictures/pictures-field.tsx'
import { LeaveGuard } from '../saving/leave-guard.tsx'
import { SaveBar } from '../saving/save-bar.tsx'
import { AddOnFields } from './add-on-fields.tsx'
import { FacetField } from './facet-field.tsx'
import { productFormText } from './product-form.messages.ts'
import { ProductPreview } from './product-preview.tsx'
import { SizesField } from './sizes-field.tsx'
import { textFields } from './text-fields.ts'
import type { ProductForm } from './use-product-form.ts'

const sectionTitles = (): Record<'price' | 'stock', string> => ({
  price: productFormText('priceSection'),
  stock: productFormText('stockSection'),
})

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
          <TextFields form={form} part="price" />
          <TextFields form={form} part="stock" />
          <Section title={productFormText('sizeSection')}>
            <SizesField form={form} />
          </Section>
          <AddOnFields form={form} />
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
    <Section title={productFormText('details')}>
      <BothLanguages>
        <TextField
          label={productFormText('name')}
          maxLength={productSchema.name.max}
          autoComplete="off"
          {...form.bind('name')}
        />
        <TextField
          label={productFormText('nameAr')}
          maxLength={productSchema.nameAr.max}
          {...arabicField}
          {...form.bind('nameAr')}
        />
      </BothLanguages>
      <SelectField label={productFormText('category')} {...form.bind('category')}>
        <option value="">{productFormText('chooseOne')}</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {localizedName(category)}
          </option>
        ))}
      </SelectField>
      <BothLanguages>
        <TextArea
          label={productFormText('description')}
          optional
          rows={5}
          {...form.bind('description')}
        />
        <TextArea
          label={productFormText('descriptionAr')}
          rows={5}
          {...arabicField}
          {...form.bind('descriptionAr')}
        />
      </BothLanguages>
      <BothLanguages>
        <TextArea label={productFormText('care')} optional rows={3} {...form.bind('care')} />
        <TextArea
          label={productFormText('careAr')}
          rows={3}
          {...arabicField}
          {...form.bind('careAr')}
        />
      </BothLanguages>
      <FacetField form={form} name="colours" />
      <FacetField form={form} name="flowers" />
    </Section>
  )
}

function BothLanguages({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2">{children}</div>
}

function Pictures({ form: { drafts, messages } }: { form: ProductForm }) {
  return (
    <Section title={productFormText('pictures')}>
      <PicturesField
        drafts={drafts}
        label={productFormText('addPictures')}
        error={messages.pictures}
        help={productFormText('mainImage')}
      />
    </Section>
  )
}

function TextFields({ form, part }: { form: ProductForm; part: 'price' | 'stock' }) {
  return (
    <Section title={sectionTitles()[part]}>
      <div className="grid gap-4 sm:grid-cols-2">
        {textFields()[part].map(({ name, ...field }) => (
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
