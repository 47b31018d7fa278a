import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { staffProductQueries } from '#api/products.queries.ts'
import type { OrderLine } from '#commerce/orders/order.ts'

const shown = 8

/**
 * Products that could take the place of an item, the newest first or by words, and the one of them that is chosen:
 * what is not shown any more is not chosen either.
 */
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

  function lookFor(words: string) {
    setTyped(words)
    setChosenId(null)
  }

  return {
    typed,
    lookFor,
    products,
    isNothing: data !== undefined && products.length === 0,
    chosen: products.find(({ id }) => id === chosenId) ?? null,
    choose: setChosenId,
  }
}

export type Replacements = ReturnType<typeof useReplacements>
