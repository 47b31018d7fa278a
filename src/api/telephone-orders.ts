import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidFields } from '#commerce/checkout/order-fields.ts'
import { orderLimits } from '#commerce/checkout/order-limits.ts'
import { longestUserQuery } from '#commerce/customers/user-summary.ts'
import { listRecipients } from '#commerce/orders/customer/list-recipients.server.ts'
import { makePaymentLink as make } from '#commerce/orders/owner-link/make-payment-link.server.ts'
import { may } from '#commerce/staff/permissions.ts'
import { findCustomers as find, findCustomer } from '#commerce/telephone/find-customers.server.ts'
import {
  type PlacedTelephoneOrder,
  placeTelephoneOrder as place,
} from '#commerce/telephone/place-telephone-order.server.ts'
import { readTelephoneOptions } from '#commerce/telephone/telephone-options.server.ts'
import { telephoneOrderSchema } from '#commerce/telephone/telephone-order.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

/** Orders that staff place for customers on the telephone or at the counter. */

const search = z.object({ query: z.string().max(longestUserQuery) })

/** By POST, because access logs must not contain names and phone numbers. */
const findCustomers = createServerFn({ method: 'POST' })
  .middleware([staff('orders.place')])
  .validator((input: z.input<typeof search>) => search.parse(input))
  .handler(({ data, context }) => find(shop, data.query, context.user.id))

const customer = z.object({ customerId: z.string().max(128) })

/** Null for a suspended or unknown customer. */
const getKnownCustomer = createServerFn({ method: 'GET' })
  .middleware([staff('orders.place')])
  .validator((input: z.input<typeof customer>) => customer.parse(input))
  .handler(({ data }) => findCustomer(shop, data.customerId))

/** Recipients of a customer's earlier orders. */
const getRecipientsOf = createServerFn({ method: 'GET' })
  .middleware([staff('orders.place')])
  .validator((input: z.input<typeof customer>) => customer.parse(input))
  .handler(({ data }) => listRecipients(shop, data.customerId))

const question = z.object({ productIds: z.array(z.string().max(100)).max(orderLimits.lines) })

const getTelephoneOptions = createServerFn({ method: 'GET' })
  .middleware([staff('orders.place')])
  .validator((input: z.input<typeof question>) => question.parse(input))
  .handler(({ data }) => readTelephoneOptions(shop, data))

export type TelephoneOrderResult = PlacedTelephoneOrder | ReturnType<typeof invalidFields>

/** The validator does not throw: an invalid form returns the problem of each field. */
export const placeTelephoneOrder = createServerFn({ method: 'POST' })
  .middleware([staff('orders.place')])
  .validator((order: unknown) => telephoneOrderSchema.safeParse(order))
  .handler(async ({ data: order, context }): Promise<TelephoneOrderResult> => {
    if (!order.success) return invalidFields(order.error)
    const { id: staffId, role } = context.user
    return place(shop, order.data, { staffId, mayDiscount: may(role, 'orders.discount') })
  })

const which = z.object({ orderId: z.string().max(100) })

export const makePaymentLink = createServerFn({ method: 'POST' })
  .middleware([staff('orders.place')])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ data, context }) => make(shop, { ...data, staffId: context.user.id }))

export const telephoneQueries = {
  /** Prefix of every cached query of telephone orders. */
  root: ['telephone'] as const,
  customers: (query: string) =>
    queryOptions({
      queryKey: [...telephoneQueries.root, 'customers', query],
      queryFn: () => findCustomers({ data: { query } }),
      staleTime: 10_000,
      placeholderData: keepPreviousData,
    }),
  customer: (customerId: string) =>
    queryOptions({
      queryKey: [...telephoneQueries.root, 'customer', customerId],
      queryFn: () => getKnownCustomer({ data: { customerId } }),
    }),
  recipients: (customerId: string) =>
    queryOptions({
      queryKey: [...telephoneQueries.root, 'recipients', customerId],
      queryFn: () => getRecipientsOf({ data: { customerId } }),
    }),
  /** Refreshed while staff speak: other customers book the same slots. */
  options: (productIds: readonly string[]) =>
    queryOptions({
      queryKey: [...telephoneQueries.root, 'options', [...productIds].sort()],
      queryFn: () => getTelephoneOptions({ data: { productIds: [...productIds] } }),
      placeholderData: keepPreviousData,
      refetchInterval: 20_000,
    }),
}
