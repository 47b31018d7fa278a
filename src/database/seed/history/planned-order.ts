import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import type { Pounds } from '#commerce/money.ts'
import type { OrderStatus } from '#commerce/orders/order-status.ts'
import type { Substitution } from '#commerce/orders/substitution.ts'
import type { CheckoutMethod } from '#commerce/payments/payment-provider.ts'
import type { HiddenReason } from '#commerce/reviews/review.ts'
import type { DemoReview } from './review-texts.ts'

/** The staff accounts of the demo. */
export type StaffName = 'nadia' | 'karim'

/** The events of an order after it was placed. They are the use cases of the shop. */
export type PlannedEvent = { at: number } & (
  | { kind: 'decline' | 'pay' | 'expire' | 'cancel' | 'send-refunds' | 'give-address' }
  | { kind: 'confirm-by-phone'; by: StaffName }
  | { kind: 'note'; by: StaffName; note: string }
  | { kind: 'move'; to: OrderStatus; by: StaffName; note: string }
  | { kind: 'refund'; by: StaffName; percent: number; reason: string }
  | { kind: 'change-card'; message: string }
  /** The provider captures less than the total: staff decide. */
  | { kind: 'underpay'; discount: Pounds }
  | { kind: 'request-cancellation'; by: StaffName; reason: string }
  /** The photographs show the first product of the order. */
  | { kind: 'claim'; message: string; photos: number }
  | { kind: 'reply-to-claim'; by: StaffName; message: string }
  | { kind: 'refund-claim'; by: StaffName; message: string; percent: number }
  | { kind: 'replace-claim'; by: StaffName; message: string; date: CivilDate; slot: string }
  | { kind: 'review'; review: DemoReview }
  | { kind: 'answer-review'; by: StaffName; answer: string }
  | { kind: 'hide-review'; by: StaffName; reason: HiddenReason }
)

/** An order of the history, under the names of the demo: the seed looks up their ids. */
export interface PlannedOrder {
  /** Email of the account; null for a guest. */
  account: string | null
  contact: { name: string; email: string; phone: string }
  recipient: { name: string; phone: string }
  zone: string
  place: { street: string; building: string; floor: string; notes: string }
  givenBy: 'sender' | 'recipient'
  products: readonly { name: string; quantity: number }[]
  date: CivilDate
  slot: string
  /** A cash order above the limit is paid by card instead. Staff charge cards on the terminal of the shop. */
  method: CheckoutMethod
  /** Set when the customer ordered at the counter or on the telephone. */
  takenBy?: StaffName
  cardMessage: string
  senderShown: boolean
  ifMissing: Substitution
  placedAt: number
  events: readonly PlannedEvent[]
}
