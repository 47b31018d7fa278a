import { addressFields, linesField, refusedAs } from '../../checkout/order-fields.ts'
import { hasLink } from '../../person-name.ts'
import { thanksLimits } from './recipient-page.ts'

/** A note for the driver. It may be empty. */
export const driverNoteField = addressFields.notes

/** The shop mails it to the sender, so it contains no link. */
export const thanksField = linesField(thanksLimits.messageLength)
  .min(1, refusedAs('thanks-missing'))
  .refine((text) => !hasLink(text), refusedAs('thanks-link'))
