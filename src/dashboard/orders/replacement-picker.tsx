import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { staffProductQueries } from '#commerce/catalogue/editing/editing.queries.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import { longestQuery } from '#commerce/catalogue/product-listing.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderLine } from '#commerce/orders/order.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'

export interface ReplacementPickerProps {
  line: OrderLine
  chosen: StaffProduct | null
  onChoose: (product: StaffProduct) => void
}

const shown = 8

/** Products that could take the place of an item, the newest first or by words. */
export function ReplacementPicker({ line, chosen, onChoose }: ReplacementPickerProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim()) || undefined
  const { data } = useInfiniteQuery({
    ...staffProductQueries.list({ query }),
    placeholderData: keepPreviousData,
  })
  const products = (data?.pages[0]?.products ?? [])
    .filter(({ id }) => id !== line.productId)
    .slice(0, shown)
  return (
    <div className="grid gap-3">
      <TextField
        label="Look for another product"
        required={false}
        type="search"
        autoComplete="off"
        maxLength={longestQuery}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {data && products.length === 0 && <p className="text-ink-soft">Nothing by these words.</p>}
      {products.length > 0 && (
        <RadioCards
          legend="What takes its place"
          name="replacement"
          value={chosen?.id}
          onChange={(id) => {
            const product = products.find((one) => one.id === id)
            if (product) onChoose(product)
          }}
          options={products.map((product) => ({
            value: product.id,
            label: product.name,
            note: noteOf(product),
            disabled: product.stock !== null && product.stock < line.quantity,
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
