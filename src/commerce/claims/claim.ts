import type { CivilDate } from '../delivery/cairo-time.ts'
import type { Pounds } from '../money.ts'

export const claimLimits = {
  photos: 5,
  messageLength: 1000,
  /** Claims about one order, answered ones included. */
  perOrder: 3,
  /** Days after the delivery in which cut flowers stay fresh, as the freshness page promises. Plants have their own. */
  days: 3,
} as const

export const claimAnswers = ['replacement', 'refund', 'message'] as const
export type ClaimAnswerKind = (typeof claimAnswers)[number]

/** The answer of staff to a claim. */
export interface ClaimAnswer {
  kind: ClaimAnswerKind
  /** The message of staff; may be empty. */
  message: string
  /** Epoch milliseconds. */
  at: number
  /** The free order that replaces the flowers. */
  replacement: { id: string; number: string } | null
  /** The refunded amount. */
  amount: Pounds | null
}

/** A claim as its customer sees it. */
export interface Claim {
  id: string
  message: string
  /** Addresses of the photographs, which only the customer and staff can open. Empty once they are deleted. */
  photos: string[]
  /** Epoch milliseconds. */
  openedAt: number
  /** Null while the claim is open. */
  answer: ClaimAnswer | null
}

/** A claim as staff see it. */
export interface StaffClaim extends Claim {
  /** First name of the staff member who answered; null while it is open, and for deleted profiles. */
  answeredBy: string | null
}

/** `possible`: the customer may send a claim. `waiting`: one is open. `used-up`: there were too many. */
export type ClaimState = 'possible' | 'waiting' | 'too-late' | 'used-up'

/** The claims about a delivered order, and whether its owner may send another one until the end of `lastDay`. */
export interface OrderClaims {
  state: ClaimState
  lastDay: CivilDate
  claims: Claim[]
}

/** The address of a photograph. The route behind it checks who asks. */
export function claimPhotoAddress(claimId: string, position: number): string {
  return `/api/claims/${claimId}/${position}`
}

/** The same photograph 400 pixels wide. */
export function smallPhoto(address: string): string {
  return `${address}?small`
}
