import type { ClaimAnswerKind } from '#commerce/claims/claim.ts'

export const answerLabels: Record<ClaimAnswerKind, string> = {
  replacement: 'Replaced',
  refund: 'Refunded',
  message: 'Answered',
}
