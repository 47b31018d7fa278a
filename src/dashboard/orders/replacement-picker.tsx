import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { longestQuery } from '#commerce/catalogue/product-listing.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { formatMoney } from '#commerce/money.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Replacements } from './use-replacements.ts'

export interface ReplacementPickerProps {
  replacements: Replacements
  /** How many of it are needed. */
  quantity: number
  onChoose: (id: string) => void
}

/** Looks for what could take the place of an item. */
export function ReplacementPicker({ replacements, quantity, onChoose }: ReplacementPickerProps) {
  const { typed, search, products, isNothing, chosen } = replacements
  return (
    <div className="grid gap-3">
      <TextField
        label="Look for another product"
        required={false}
        type="search"
        autoComplete="off"
        maxLength={longestQuery}
        value={typed}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          // Whoever ends their words with it wants to see what is found, and replaces nothing yet.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {isNothing && <p className="text-ink-soft">Nothing by these words.</p>}
      {products.length > 0 && (
        <RadioCards
          legend="What takes its place"
          name="replacement"
          value={chosen?.id}
          onChange={onChoose}
          options={products.map((product) => ({
            value: product.id,
            label: product.name,
            note: noteOf(product),
            disabled: product.stock !== null && product.stock < quantity,
          }))}
          className="grid max-h-64 gap-2 overflow-y-auto p-0.5"
        />
      )}
    </div>
  )
}

function noteOf(product: StaffProduct): string {
  const price = formatMoney(effectivePrice(product, Date.now()))
  if (product.stock === null) return `${price}, made to order`
  return product.stock === 0 ? `${price}, sold out` : `${price}, ${product.stock} in stock`
}
