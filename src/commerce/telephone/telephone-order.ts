import { z } from 'zod'
import { locales } from '#i18n/locale.ts'
import { emailField, orderRequestSchema } from '../checkout/order-request.ts'

const { contact } = orderRequestSchema.shape

/** An order that staff place for a customer on the telephone. Its prices are those that staff saw and said. */
export const telephoneOrderSchema = orderRequestSchema.extend({
  /** Without an email the customer gets no emails; staff can copy the payment link. */
  contact: contact.extend({ email: z.union([z.string().trim().length(0), emailField]) }),
  /** Null for a customer whom the shop does not know. */
  customerId: z.string().max(128).nullable(),
  /** The language of the customer, for emails and documents. */
  locale: z.enum(locales),
})

export type TelephoneOrder = z.infer<typeof telephoneOrderSchema>
