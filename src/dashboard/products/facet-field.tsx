import { colourName, flowerName } from '#commerce/catalogue/facets.messages.ts'
import { colours, flowers } from '#commerce/catalogue/facets.ts'
import { productSchema } from '#commerce/catalogue/product-schema.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldNote } from '#ui/field.tsx'
import { productFormText } from './product-form.messages.ts'
import type { ProductForm } from './use-product-form.ts'

const keysOf = {
  colours: () => colours.map((key) => ({ key, label: colourName(key) })),
  flowers: () => flowers.map((key) => ({ key, label: flowerName(key) })),
}

/** The colours or flowers of a product, one checkbox each. */
export function FacetField({ form, name }: { form: ProductForm; name: keyof typeof keysOf }) {
  const schema = productSchema[name]
  const chosen = schema.parse(form.fields[name] ?? '')
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{productFormText(name)}</legend>
      <div className="wrap-anywhere grid grid-cols-2 gap-x-4 gap-y-2.5 sm:grid-cols-3">
        {keysOf[name]().map(({ key, label }) => (
          <Checkbox
            key={key}
            name={name}
            value={key}
            label={label}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              form.change({
                [name]: schema.format(
                  schema.clean(
                    target.checked ? [...chosen, key] : chosen.filter((one) => one !== key),
                  ),
                ),
              })
            }
          />
        ))}
      </div>
      <div className="mt-2">
        <FieldNote
          id={`${name}-note`}
          error={form.messages[name]}
          help={productFormText('facetsHelp')}
        />
      </div>
    </fieldset>
  )
}
