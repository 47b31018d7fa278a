import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import type { OrderLine } from '#commerce/orders/order.ts'

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
