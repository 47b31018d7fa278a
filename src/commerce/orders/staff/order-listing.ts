import { z } from 'zod'
import { isCivilDate } from '../../delivery/cairo-time.ts'
import type { Pounds } from '../../money.ts'
import { paymentMethods } from '../../payments/payment-provider.ts'
import type { Suspicion } from '../confirmation/suspicion-store.server.ts'
import type { OrderStatus } from '../order-status.ts'
import { orderStatuses, paymentStatuses } from '../order-statuses.ts'
import type { OrderSummary } from '../records/order-list-store.server.ts'
import type { ListedItem } from './listed-items.ts'
import { orderNeeds } from './order-needs.ts'
import { longestQuery } from './order-search.ts'
import { isRelativeDay } from './relative-day.ts'

const orderSorts = ['newest', 'delivery'] as const
/** Newest first; or by delivery day and slot, from today on unless a day is given. */
export type OrderSort = (typeof orderSorts)[number]

/** The size limit of a bulk move. */
export const mostMovedAtOnce = 100
/** The limit for the count of new orders. */
export const mostNewOrdersCounted = 100

const id = z.string().max(100)

/** The filter of the order list with its sort order (default: newest first); a missing field matches every order. */
export const orderFilterSchema = z.object({
  /** A number, a name, a phone number, an email address, or words of products, address and card. */
  query: z.string().max(longestQuery).optional(),
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(paymentStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  /** The day of delivery, or days relative to today. */
  date: z
    .string()
    .refine((date) => isRelativeDay(date) || isCivilDate(date))
    .optional(),
  slot: id.optional(),
  zone: id.optional(),
  /** Why they need staff now. */
  need: z.enum(orderNeeds).optional(),
  sort: z.enum(orderSorts).optional(),
})
export type OrderFilter = z.infer<typeof orderFilterSchema>

/** A filter whose need is resolved to the ids of the orders that have it. */
export type ResolvedFilter<Filter extends OrderFilter = OrderFilter> = Omit<Filter, 'need'> & {
  need?: undefined
  ids?: readonly string[] | undefined
}

/** A page of the list: `after`, its cursor, is the id of the last scanned order. */
export const orderListingSchema = orderFilterSchema.extend({ after: id.optional() })
export type OrderListing = z.infer<typeof orderListingSchema>

/** A row of the CSV export: an order, or a line of one. */
export const exportRows = ['orders', 'lines'] as const
export type ExportRows = (typeof exportRows)[number]

/** Default: a row for each order. */
export const orderExportSchema = orderListingSchema.extend({ rows: z.enum(exportRows).optional() })
export type OrderExport = z.infer<typeof orderExportSchema>

/** A row of the order list of staff. */
export interface ListedOrder extends OrderSummary {
  contactName: string
  /** Cash that its delivery collects. */
  cash: Pounds
  items: readonly ListedItem[]
  /** Set only for suspicious unconfirmed orders. */
  suspicion: Suspicion
}

/** A page of a bounded scan: it may hold fewer orders than its limit although more follow. */
export interface OrderPage {
  orders: ListedOrder[]
  /** Cursor of the next page; null at the end of the list. */
  after: string | null
}

/** The number of orders in a status; a lower bound if `isMore`. */
export interface StatusCount {
  count: number
  isMore: boolean
}

/** `unconfirmed` counts the cash orders in `awaiting_payment`. */
export type StatusCounts = Record<OrderStatus | 'unconfirmed', StatusCount>
