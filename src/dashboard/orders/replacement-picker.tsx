import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import type { StaffProduct } from '#commerce/catalogue/editing/staff-product.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { longestQuery } from '#commerce/catalogue/product-listing.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { localizedSoldName, productAs } from '#commerce/catalogue/variant.ts'
import { formatMoney } from '#commerce/money.ts'
import type { OrderLine } from '#commerce/orders/order.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { replaceText } from './replace-item.messages.ts'

const shown = 8

/** Replacement candidates, newest first or by search, and the chosen one. A product that is not listed is not chosen. */
export function useReplacements({ productId }: Pick<OrderLine, 'productId'>) {
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const query = useDeferredValue(typed.trim()) || undefined
  const { data } = useInfiniteQuery({
    ...staffProductQueries.list({ query }),
    placeholderData: keepPreviousData,
  })
  const products = (data?.pages[0]?.products ?? [])
    .flatMap(eachVariant)
    .filter(({ id }) => id !== productId)
    .slice(0, shown)

  function search(text: string) {
    setTyped(text)
    setChosenId(null)
  }

  return {
    typed,
    search,
    products,
    isNothing: data !== undefined && products.length === 0,
    chosen: products.find(({ id }) => id === chosenId) ?? null,
    choose: setChosenId,
  }
}

export type Replacements = ReturnType<typeof useReplacements>

interface ReplacementPickerProps {
  replacements: Replacements
  /** The quantity to replace. */
  quantity: number
  onChoose: (id: string) => void
}

export function ReplacementPicker({ replacements, quantity, onChoose }: ReplacementPickerProps) {
  const { typed, search, products, isNothing, chosen } = replacements
  return (
    <div className="grid gap-3">
      <TextField
        label={replaceText('search')}
        dir="auto"
        required={false}
        type="search"
        autoComplete="off"
        maxLength={longestQuery}
        value={typed}
        onChange={(event) => search(event.target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the dialog while staff search.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {isNothing && <p className="text-ink-soft">{replaceText('noneMatch')}</p>}
      {products.length > 0 && (
        <RadioCards
          legend={replaceText('replacement')}
          name="replacement"
          value={chosen?.id}
          onChange={onChoose}
          options={products.map((product) => ({
            value: product.id,
            label: localizedSoldName(product),
            note: noteOf(product),
            disabled: product.stock !== null && product.stock < quantity,
          }))}
          className="grid max-h-64 gap-2 overflow-y-auto p-0.5"
        />
      )}
    </div>
  )
}

/** A product as each of its variants that are sold. */
export function eachVariant(product: StaffProduct): Product[] {
  const sold = product.furtherVariants.filter(({ archivedAt }) => (archivedAt ?? null) === null)
  return [product, ...sold].map(({ id }) => productAs(product, id))
}

function noteOf(product: Product): string {
  const price = formatMoney(effectivePrice(product, Date.now()))
  if (product.stock === null) return replaceText('madeToOrder', { price })
  if (product.stock === 0) return replaceText('soldOut', { price })
  return replaceText('inStock', { price, stock: product.stock })
}
