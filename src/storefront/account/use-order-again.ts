import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { orderQueries } from '#api/orders.queries.ts'
import { orderAgain } from '#commerce/cart/order-again.ts'
import { notify } from '#ui/toast.ts'
import { useCart } from '../cart/cart-store.ts'
import { orderAgainMessage } from './order-again-message.ts'

/** Puts into the cart what is still sold of an order, and says what is not. */
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
      const result = orderAgain(lines, found.products)
      for (const { product, quantity } of result.items) useCart.getState().add(product, quantity)
      const { title, message } = orderAgainMessage(result)
      if (result.items.length === 0) notify.error(title, message)
      else if (message !== '') notify.success(title, message)
    } catch {
      // The read that failed has been told already.
    } finally {
      setPending(false)
    }
  }
  return { again, pending }
}
