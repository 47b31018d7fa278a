import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { advanceOrder } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { StaffOrder } from '#commerce/orders/staff/read-staff-order.server.ts'
import { notify } from '#ui/toast.ts'
import { sayFailed, saySaved, sayThatItSaves } from '../saving/save.ts'
import { moveRefusal } from './move-refusal.ts'

/** Moves an order from where it was seen, on the page at once. Whoever comes second is told where it is now. */
export function useMoveOrder(orderId: string) {
  const [moving, setMoving] = useState<OrderStatus | null>(null)
  const queryClient = useQueryClient()

  /** Shows the order where it is to be, before the answer is there. Answers the way back. */
  async function showAt(status: OrderStatus): Promise<() => void> {
    const { queryKey } = staffOrderQueries.detail(orderId)
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    if (!before) return () => undefined
    const moved: StaffOrder = { ...before, order: { ...before.order, status } }
    queryClient.setQueryData(queryKey, moved)
    return () => queryClient.setQueryData(queryKey, before)
  }

  /** Answers whether the shop has decided: it was moved, or will not be. */
  async function move(from: OrderStatus, to: OrderStatus, note = ''): Promise<boolean> {
    if (moving) return false
    setMoving(to)
    const isDecided = await ask(from, to, note)
    await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setMoving(null)
    return isDecided
  }

  async function ask(from: OrderStatus, to: OrderStatus, note: string): Promise<boolean> {
    const goBack = await showAt(to)
    const toast = sayThatItSaves()
    try {
      const answer = await advanceOrder({ data: { orderId, from, to, note } })
      if (!answer.ok) goBack()
      if (answer.ok) saySaved(toast)
      else {
        const { title, message } = moveRefusal(answer)
        notify.error(title, message, toast)
      }
      return true
    } catch {
      goBack()
      sayFailed(toast)
      return false
    }
  }

  return { move, moving }
}
