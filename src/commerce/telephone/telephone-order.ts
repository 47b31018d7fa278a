import { z } from 'zod'
import { locales } from '#i18n/locale.ts'
import { refusedAs } from '../checkout/order-fields.ts'
import { orderRequestSchema } from '../checkout/order-request.ts'
import { isEmail } from '../email.ts'

const { contact } = orderRequestSchema.shape
const optionalEmail = z
  .string()
  .trim()
  .refine((email) => email === '' || isEmail(email), refusedAs('email-invalid'))

/** An order that staff place for a customer on the telephone. Its prices are those that staff saw and said. */
export const telephoneOrderSchema = orderRequestSchema.extend({
  /** Without an email the customer gets no emails; staff can copy the payment link. */
  contact: contact.extend({ email: optionalEmail }),
  /** Null for a customer whom the shop does not know. */
  customerId: z.string().max(128).nullable(),
  /** The language of the customer, for emails and documents. */
  locale: z.enum(locales),
})

export type TelephoneOrder = z.infer<typeof telephoneOrderSchema>
