import { Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { FieldNote } from '#ui/field.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { TextField } from '#ui/text-field.tsx'
import { productFormText } from './product-form.messages.ts'
import { SizeEditor } from './size-editor.tsx'
import { sizeName } from './size-forms.ts'
import { textFields } from './text-fields.ts'
import type { ProductForm } from './use-product-form.ts'

/** The sizes of a product: the name and facts of the first one, and all of each further one. */
export function SizesField({ form }: { form: ProductForm }) {
  const { sizes, setSizes, closeAll, add } = form.sizes
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {textFields().size.map(({ name, ...field }) => (
          <TextField key={name} {...field} {...form.bind(name)} />
        ))}
      </div>
      {sizes.length > 0 && (
        <div>
          <h3 className="text-sm font-medium">{productFormText('furtherSizes')}</h3>
          <p className="mt-1 text-xs text-ink-soft">{productFormText('firstSizeHelp')}</p>
          <SortableList
            label={productFormText('furtherSizes')}
            items={sizes}
            idOf={({ key }) => key}
            nameOf={sizeName}
            onSort={setSizes}
            onPickUp={closeAll}
            className="mt-3 border-t border-line"
            itemClassName="border-b border-line py-2"
          >
            {(size, handle) => <SizeEditor form={form} size={size} handle={handle} />}
          </SortableList>
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        <Button variant="quiet" size="small" onClick={() => add(form.fields)}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.5} />
          {productFormText('addSize')}
        </Button>
        <FieldNote id="sizes-note" error={form.messages.furtherVariants} />
      </div>
    </>
  )
}
