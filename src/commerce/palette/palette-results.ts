import type { UserSummary } from '../customers/user-summary.ts'
import type { ListedOrder } from '../orders/staff/order-listing.ts'
import type { Accepted, Refusal } from '../refusal.ts'

/** The results of the palette that the user may see. */
export interface PaletteResults {
  orders: Pick<ListedOrder, 'id' | 'number' | 'status' | 'recipientName' | 'deliveryDate'>[]
  products: { id: string; name: string }[]
  customers: Pick<UserSummary, 'id' | 'name' | 'surname' | 'email'>[]
}

export type PaletteSearchResult = Accepted<{ found: PaletteResults }> | Refusal<'too-many-searches'>

/** A shorter query would match half of the shop. */
export const shortestSearch = 2
export const longestSearch = 100
