import { useQuery } from '@tanstack/react-query'
import { staffCategoryQueries } from '#api/categories.ts'
import { staffOccasionQueries } from '#api/occasions.ts'
import { type AddOnUse, addOnUses } from '#commerce/catalogue/add-on.ts'
import { productSchema } from '#commerce/catalogue/product-schema.ts'
import { localizedName } from '#i18n/localized.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldNote } from '#ui/field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { addOnText } from './add-on-fields.messages.ts'
import { productFormText } from './product-form.messages.ts'
import type { ProductForm } from './use-product-form.ts'

/** Whether a product is offered with bouquets, with which and where it stands. */
export function AddOnFields({ form }: { form: ProductForm }) {
  const use = addOnUses.find((known) => known === form.fields.addOn) ?? 'no'
  return (
    <section aria-label={addOnText('title')}>
      <h2 className="mb-4 border-b border-line pb-2 text-base font-semibold">
        {addOnText('title')}
      </h2>
      <div className="grid gap-6">
        <RadioCards<AddOnUse>
          legend={productFormText('addOn')}
          name="addOn"
          value={use}
          onChange={(addOn) => form.change({ addOn })}
          error={form.messages.addOn}
          className="grid gap-2 sm:grid-cols-3"
          options={[
            { value: 'no', label: addOnText('no') },
            { value: 'also', label: addOnText('also'), note: addOnText('alsoNote') },
            { value: 'only', label: addOnText('only'), note: addOnText('onlyNote') },
          ]}
        />
        {use !== 'no' && (
          <>
            <OfferedWith form={form} />
            <TextField
              label={productFormText('addOnOrder')}
              help={addOnText('orderHelp')}
              inputMode="numeric"
              className="sm:max-w-40"
              {...form.bind('addOnOrder')}
            />
          </>
        )}
      </div>
    </section>
  )
}

function OfferedWith({ form }: { form: ProductForm }) {
  const { data: categories = [] } = useQuery(staffCategoryQueries.all())
  const { data: occasions = [] } = useQuery(staffOccasionQueries.all())
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-medium">{productFormText('addOnWith')}</legend>
      <Choices form={form} title={addOnText('categories')} choices={categories} />
      <Choices
        form={form}
        title={addOnText('occasions')}
        choices={occasions.filter(({ archivedAt, isSensitive }) => !archivedAt && !isSensitive)}
      />
      <FieldNote id="add-on-with" error={form.messages.addOnWith} help={addOnText('withHelp')} />
    </fieldset>
  )
}

interface ChoicesProps {
  form: ProductForm
  title: string
  choices: ReadonlyArray<{ id: string; name: string; nameAr?: string | undefined }>
}

function Choices({ form, title, choices }: ChoicesProps) {
  const schema = productSchema.addOnWith
  const chosen = schema.parse(form.fields.addOnWith ?? '')
  if (choices.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of its own within the fieldset.
    <div role="group" aria-label={title}>
      <p className="mb-2 text-xs text-ink-soft">{title}</p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        {choices.map(({ id, ...names }) => (
          <Checkbox
            key={id}
            name="addOnWith"
            value={id}
            label={localizedName(names)}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              form.change({
                addOnWith: schema.format(
                  target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                ),
              })
            }
          />
        ))}
      </div>
    </div>
  )
}
