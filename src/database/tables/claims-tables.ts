export interface ClaimsTables {
  claims: ClaimsTable
  claimPhotos: {
    claimId: string
    position: number
    image: string
  }
}

export interface ClaimsTable {
  id: string
  orderId: string
  /** The words of the customer. */
  message: string
  openedAt: number
  /** Null while the claim is open, with all columns below. */
  answeredAt: number | null
  /** `replacement`, `refund` or `message`. */
  answer: string | null
  /** Uid of the staff member. */
  answeredBy: string | null
  /** The words of staff for the customer. */
  answerMessage: string | null
  replacementOrderId: string | null
  refundId: string | null
}
