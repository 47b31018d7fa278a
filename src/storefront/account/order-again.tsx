import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { productQueries } from '#api/catalogue.queries.ts'
import { orderQueries } from '#api/orders.queries.ts'
import { orderAgain } from '#commerce/cart/order-again.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toast.ts'
import { orderAgainText } from './order-again.messages.ts'
import { OrderAgainDialog, type RepeatedOrder } from './order-again-dialog.tsx'

interface OrderAgainProps {
  orderId: string
  size?: 'small' | 'medium'
}

/** Lets the customer choose what to repeat of an order: its flowers, recipient and card. */
export function OrderAgain({ orderId, size = 'medium' }: OrderAgainProps) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)
  const [repeated, setRepeated] = useState<RepeatedOrder | null>(null)

  async function open() {
    setPending(true)
    try {
      const order = await queryClient.fetchQuery({ ...orderQueries.view(orderId), staleTime: 0 })
      const lines = order?.lines ?? []
      const ids = [...new Set(lines.map((line) => line.productId))]
      const found = await queryClient.fetchQuery({ ...productQueries.some(ids), staleTime: 0 })
      const goods = orderAgain(lines, found.products)
      if (order && goods.items.length > 0) setRepeated({ order, goods })
      else notify.error(orderAgainText('unavailableTitle'), orderAgainText('unavailable'))
    } catch {
      // The query client has shown the error already.
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button variant="quiet" size={size} pending={pending} onClick={() => void open()}>
        {orderAgainText('orderAgain')}
      </Button>
      {repeated && <OrderAgainDialog repeated={repeated} onClose={() => setRepeated(null)} />}
    </>
  )
}
