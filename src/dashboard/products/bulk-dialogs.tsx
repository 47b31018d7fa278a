import { type ReactNode, useState } from 'react'
import type { StaffCategory } from '#commerce/catalogue/editing/category-draft.ts'
import {
  leastPercent,
  mostPercent,
  type ProductChange,
} from '#commerce/catalogue/editing/product-changes.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { Modal } from '#ui/modal.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { productCount } from './product-count.ts'

interface BulkDialogProps {
  count: number
  isSaving: boolean
  onClose: () => void
  onApply: (change: ProductChange) => Promise<void>
}

export function PriceDialog({ count, isSaving, onClose, onApply }: BulkDialogProps) {
  const [unit, setUnit] = useState<'percent' | 'pounds'>('percent')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function apply() {
    const value = /^[+-]?\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN
    const isValid = Number.isInteger(value) && value !== 0
    if (!isValid) setError('Enter a whole number. Use a minus sign to lower prices.')
    else if (unit === 'pounds') void onApply({ kind: 'pounds', pounds: value })
    else if (value < leastPercent || value > mostPercent) {
      setError(`Enter a percentage from ${leastPercent} to ${mostPercent}.`)
    } else void onApply({ kind: 'percent', percent: value })
  }

  return (
    <BulkDialog
      title={`Change prices of ${productCount(count)}`}
      isSaving={isSaving}
      onClose={onClose}
      onApply={apply}
    >
      <SelectField
        label="Change by"
        value={unit}
        onChange={(event) => setUnit(event.target.value === 'pounds' ? 'pounds' : 'percent')}
      >
        <option value="percent">Percentage (sale prices change too)</option>
        <option value="pounds">Amount in EGP (sale prices stay the same)</option>
      </SelectField>
      <TextField
        label="Amount"
        help="Use a minus sign to lower prices. Prices are rounded to whole pounds."
        inputMode="numeric"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
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
      title={`Move ${productCount(count)} to a category`}
      isSaving={isSaving}
      onClose={onClose}
      onApply={() => void onApply({ kind: 'category', category })}
    >
      <SelectField
        label="Category"
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      >
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
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
            Cancel
          </Button>
          <Button type="submit" pending={isSaving}>
            Apply
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
