import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { advanceOrder } from '#api/staff-order-actions.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { StaffOrder } from '#commerce/orders/staff/read-staff-order.server.ts'
import { notify } from '#ui/toast.ts'
import { showSaved, showSaveFailed, showSaving } from '../saving/save.ts'
import { moveRefusal } from './move-refusal.ts'

/** Moves an order with an optimistic update. A concurrent move refuses the second one. */
export function useMoveOrder(orderId: string) {
  const [moving, setMoving] = useState<OrderStatus | null>(null)
  const queryClient = useQueryClient()

  /** Shows the new status before the server responds. Returns the rollback. */
  async function showOptimistically(status: OrderStatus): Promise<() => void> {
    const { queryKey } = staffOrderQueries.detail(orderId)
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    if (!before) return () => undefined
    const moved: StaffOrder = { ...before, order: { ...before.order, status } }
    queryClient.setQueryData(queryKey, moved)
    return () => queryClient.setQueryData(queryKey, before)
  }

  /** Returns whether the server has accepted or refused the move; false after a failure. */
  async function move(from: OrderStatus, to: OrderStatus, note = ''): Promise<boolean> {
    if (moving) return false
    setMoving(to)
    const isDecided = await send(from, to, note)
    await queryClient.invalidateQueries({ queryKey: staffOrderQueries.all() })
    setMoving(null)
    return isDecided
  }

  async function send(from: OrderStatus, to: OrderStatus, note: string): Promise<boolean> {
    const rollBack = await showOptimistically(to)
    const toast = showSaving()
    try {
      const result = await advanceOrder({ data: { orderId, from, to, note } })
      if (!result.ok) rollBack()
      if (result.ok) showSaved(toast)
      else {
        const { title, message } = moveRefusal(result)
        notify.error(title, message, toast)
      }
      return true
    } catch {
      rollBack()
      showSaveFailed(toast)
      return false
    }
  }

  return { move, moving }
}
