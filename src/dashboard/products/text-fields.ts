import type { ComponentProps } from 'react'
import { type ProductField, productSchema } from '#commerce/catalogue/product-schema.ts'
import { type VariantField, variantFields } from '#commerce/catalogue/variant.ts'
import type { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { productFormText } from './product-form.messages.ts'

type NamedField = ComponentProps<typeof TextField> & { name: ProductField }

const integer = { inputMode: 'numeric' } as const
const time = { type: 'datetime-local', step: 1, optional: true } as const

/** The fields of a product that are one line each, by section. */
export const textFields = (): Record<'price' | 'stock' | 'size', NamedField[]> => ({
  price: [
    { name: 'price', label: productFormText('price'), ...integer },
    { name: 'salePrice', label: productFormText('salePrice'), optional: true, ...integer },
    {
      name: 'saleStartDate',
      label: productFormText('saleStartDate'),
      help: productFormText('cairoTime'),
      ...time,
    },
    {
      name: 'saleEndDate',
      label: productFormText('saleEndDate'),
      help: productFormText('cairoTime'),
      ...time,
    },
  ],
  stock: [
    {
      name: 'stock',
      label: productFormText('stock'),
      help: productFormText('stockHelp'),
      optional: true,
      ...integer,
    },
    {
      name: 'leadDays',
      label: productFormText('leadDays'),
      help: productFormText('leadDaysHelp'),
      ...integer,
    },
    {
      name: 'guaranteeDays',
      label: productFormText('guaranteeDays'),
      help: productFormText('guaranteeDaysHelp'),
      optional: true,
      ...integer,
    },
  ],
  size: [
    {
      name: 'variantName',
      label: productFormText('variantName'),
      help: productFormText('variantNameHelp'),
      optional: true,
      maxLength: productSchema.variantName.max,
    },
    {
      name: 'variantNameAr',
      label: productFormText('variantNameAr'),
      maxLength: productSchema.variantNameAr.max,
      ...arabicField,
    },
    { name: 'stemCount', label: productFormText('stemCount'), optional: true, ...integer },
    { name: 'heightCm', label: productFormText('heightCm'), optional: true, ...integer },
  ],
})

/** The fields of a further size in one line each: it has a name of its own, and the guarantee of its product. */
export function sizeTextFields(): (NamedField & { name: VariantField })[] {
  const { price, stock, size } = textFields()
  return [...size, ...price, ...stock].flatMap((field) => {
    const name = variantFields.find((one) => one === field.name)
    if (name === undefined) return []
    const isRequired = name === 'variantName' && { optional: false, help: undefined }
    return [{ ...field, ...isRequired, name }]
  })
}
