import { queryOptions } from '@tanstack/react-query'
import { getOrder } from './get-order.functions.ts'
import { getDeliveryChoices } from './own-order.functions.ts'
import { getStaffOrder } from './staff-orders.functions.ts'

export const orderQueries = {
  /** The public view of one order. */
  view: (id: string) =>
    queryOptions({ queryKey: ['orders', 'view', id], queryFn: () => getOrder({ data: { id } }) }),
  /** The days and windows to which its owner may move it. */
  choices: (orderId: string) =>
    queryOptions({
      queryKey: ['orders', 'choices', orderId],
      queryFn: () => getDeliveryChoices({ data: { orderId } }),
      staleTime: 0,
    }),
}

export const staffOrderQueries = {
  all: () => ['orders', 'staff'] as const,
  detail: (id: string) =>
    queryOptions({
      queryKey: [...staffOrderQueries.all(), 'detail', id],
      queryFn: () => getStaffOrder({ data: { id } }),
    }),
}
