import type { CivilDate } from '../delivery/cairo-time.ts'
import type { ClaimAnswerKind } from './claim.ts'

export const claimFilters = ['open', 'answered'] as const
export type ClaimFilter = (typeof claimFilters)[number]

/** A page of the claims in one state. */
export interface ClaimListing {
  show: ClaimFilter
  /** Id of the last claim of the previous page. */
  cursor?: string | undefined
}

/** A claim as a row of the list. */
export interface ListedClaim {
  id: string
  orderId: string
  /** The number of the order. */
  number: string
  message: string
  /** The first photograph; null once they are deleted. */
  photo: string | null
  contactName: string
  recipientName: string
  deliveryDate: CivilDate
  openedAt: number
  answeredAt: number | null
  answer: ClaimAnswerKind | null
}

/** A page of claims; `nextCursor` is null at the end. */
export interface ClaimPage {
  claims: ListedClaim[]
  nextCursor: string | null
}
