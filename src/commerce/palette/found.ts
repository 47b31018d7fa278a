import type { UserSummary } from '../customers/user-summary.ts'
import type { ListedOrder } from '../orders/staff/order-listing.ts'
import type { Accepted, Refusal } from '../refusal.ts'

/** What the palette finds, as far as whoever asks may see it. */
export interface Found {
  orders: Pick<ListedOrder, 'id' | 'number' | 'status' | 'recipientName' | 'deliveryDate'>[]
  products: { id: string; name: string }[]
  customers: Pick<UserSummary, 'id' | 'name' | 'surname' | 'email'>[]
}

export type FoundOrNot = Accepted<{ found: Found }> | Refusal<'too-many-searches'>

/** Shorter words would find half of the shop. */
export const shortestSearch = 2
export const longestSearch = 100
