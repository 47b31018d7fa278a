import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { orderQueries } from '#api/orders.queries.ts'
import { type Reorder, reorder } from '#commerce/cart/reorder.ts'
import { notify } from '#ui/toast.ts'
import { useCart } from '../cart/cart-store.ts'

const list = new Intl.ListFormat('en-GB')

/** Adds the available items of an order to the cart, with a toast about the others. */
export function useOrderAgain(orderId: string) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)

  async function again() {
    setPending(true)
    try {
      const order = await queryClient.fetchQuery({ ...orderQueries.view(orderId), staleTime: 0 })
      const lines = order?.lines ?? []
      const ids = [...new Set(lines.map((line) => line.productId))]
      const found = await queryClient.fetchQuery({ ...productQueries.some(ids), staleTime: 0 })
      const result = reorder(lines, found.products)
      for (const { product, quantity } of result.items) useCart.getState().add(product, quantity)
      const { title, message } = orderAgainMessage(result)
      if (result.items.length === 0) notify.error(title, message)
      else if (message !== '') notify.success(title, message)
    } catch {
      // The query client has shown the error already.
    } finally {
      setPending(false)
    }
  }
  return { again, pending }
}

/** The toast about items that were added to the cart, unavailable, or reduced in quantity. */
function orderAgainMessage({ items, gone, fewer }: Reorder): {
  title: string
  message: string
} {
  const missing = gone.length > 0 ? `No longer available: ${list.format(gone)}.` : ''
  const less = fewer.length > 0 ? `Reduced quantity: ${list.format(fewer)}.` : ''
  return {
    title: items.length > 0 ? 'Added to your cart' : 'These items are not available today',
    message: [missing, less].filter(Boolean).join(' '),
  }
}
