import { queryOptions } from '@tanstack/react-query'
import { getOnlineMethods } from './payments.ts'

export const paymentQueries = {
  /** The methods with which an order can be paid online. */
  methods: () => queryOptions({ queryKey: ['payment-methods'], queryFn: () => getOnlineMethods() }),
}
