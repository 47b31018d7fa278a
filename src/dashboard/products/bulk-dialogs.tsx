import { type ReactNode, useState } from 'react'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import type { ProductChange } from '#commerce/catalogue/editing/product-changes.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { localizedName } from '#i18n/localized.ts'
import { Button } from '#ui/button.tsx'
import { formText } from '#ui/form.messages.ts'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { PricePreview } from './price-preview.tsx'
import { productsText } from './products.messages.ts'
import { readPriceChange } from './read-price-change.ts'

interface BulkDialogProps {
  count: number
  isSaving: boolean
  onClose: () => void
  onApply: (change: ProductChange) => Promise<void>
}

export function PriceDialog({
  count,
  isSaving,
  products,
  onClose,
  onApply,
}: BulkDialogProps & { products: readonly StaffProduct[] }) {
  const [unit, setUnit] = useState<'percent' | 'pounds'>('percent')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function apply() {
    const change = readPriceChange(unit, text)
    if (change.ok) void onApply(change.change)
    else setError(change.message)
  }
  const read = readPriceChange(unit, text)

  return (
    <BulkDialog
      title={productsText('changePricesOf', { count })}
      isSaving={isSaving}
      onClose={onClose}
      onApply={apply}
    >
      <SelectField
        label={productsText('changeBy')}
        value={unit}
        onChange={(event) => setUnit(event.target.value === 'pounds' ? 'pounds' : 'percent')}
      >
        <option value="percent">{productsText('percentage')}</option>
        <option value="pounds">{productsText('amountInEgp')}</option>
      </SelectField>
      <TextField
        label={productsText('amount')}
        help={productsText('amountHelp')}
        inputMode="numeric"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      {read.ok && <PricePreview products={products} change={read.change} />}
    </BulkDialog>
  )
}

export function CategoryDialog({
  count,
  isSaving,
  categories,
  onClose,
  onApply,
}: BulkDialogProps & { categories: readonly StaffCategory[] }) {
  const [category, setCategory] = useState(categories[0]?.id ?? '')
  return (
    <BulkDialog
      title={productsText('moveOf', { count })}
      isSaving={isSaving}
      onClose={onClose}
      onApply={() => void onApply({ kind: 'category', category })}
    >
      <SelectField
        label={productsText('category')}
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      >
        {categories.map((one) => (
          <option key={one.id} value={one.id}>
            {localizedName(one)}
          </option>
        ))}
      </SelectField>
    </BulkDialog>
  )
}

function BulkDialog({
  title,
  isSaving,
  onClose,
  onApply,
  children,
}: {
  title: string
  isSaving: boolean
  onClose: () => void
  onApply: () => void
  children: ReactNode
}) {
  return (
    <Modal title={title} onClose={onClose}>
      <Form onSubmit={onApply} className="mt-5 grid gap-4">
        {children}
        <div className="mt-2 flex justify-end gap-2">
          <Button variant="plain" onClick={onClose}>
            {formText('cancel')}
          </Button>
          <Button type="submit" pending={isSaving}>
            {productsText('apply')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
