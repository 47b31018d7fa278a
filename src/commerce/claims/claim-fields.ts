import { linesField } from '../checkout/order-fields.ts'
import { claimLimits } from './claim.ts'

/** The message of the customer. */
export const claimMessageField = linesField(claimLimits.messageLength).min(
  1,
  'Tell us what is wrong with the flowers.',
)

/** The message of staff, which may be missing where the answer gives something. */
export const claimAnswerField = linesField(claimLimits.messageLength)
export const claimReplyField = claimAnswerField.min(1, 'Enter a message.')
