import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import type { Product } from '#commerce/catalogue/product.ts'
import { effectivePrice } from '#commerce/catalogue/sale.ts'
import { localizedSoldName } from '#commerce/catalogue/variant.ts'
import { formatMoney } from '#commerce/money.ts'
import { LocalizedText } from '#ui/localized-text.tsx'
import { useDebounced } from '#ui/use-debounced.ts'
import { eachVariant } from '../orders/replacement-picker.tsx'
import { SearchPicker } from './search-picker.tsx'
import { telephoneText } from './telephone.messages.ts'

const mostShown = 8

/** Finds a product as one of its variants, with its price and stock. */
export function ProductSearch({ onChoose }: { onChoose: (product: Product) => void }) {
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim())
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...staffProductQueries.list({ query }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })
  // Enter must not choose a result of the query before.
  const isCurrent = data !== undefined && !isPlaceholderData && query === typed.trim()
  const products = isCurrent ? (data.pages[0]?.products ?? []).flatMap(eachVariant) : []
  return (
    <SearchPicker
      label={telephoneText('findProduct')}
      placeholder={telephoneText('findProductHint')}
      typed={typed}
      onTyped={setTyped}
      items={products.slice(0, mostShown)}
      idOf={({ id }) => id}
      isDisabled={({ stock }) => stock === 0}
      onChoose={(product) => {
        onChoose(product)
        setTyped('')
      }}
      empty={isCurrent ? telephoneText('noProduct') : null}
    >
      {(product) => (
        <>
          <span>
            <LocalizedText>{localizedSoldName(product)}</LocalizedText>
          </span>
          <span className="ms-auto text-ink-soft">{noteOf(product)}</span>
        </>
      )}
    </SearchPicker>
  )
}

function noteOf(product: Product): string {
  const price = formatMoney(effectivePrice(product, Date.now()))
  if (product.stock === null) return price
  if (product.stock === 0) return telephoneText('soldOut')
  return telephoneText('inStock', { price, stock: product.stock })
}
