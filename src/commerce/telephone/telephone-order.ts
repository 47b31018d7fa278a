import { z } from 'zod'
import { locales } from '#i18n/locale.ts'
import { discountReasonField, lineField, refusedAs } from '../checkout/order-fields.ts'
import { orderLimits } from '../checkout/order-limits.ts'
import { orderRequestSchema } from '../checkout/order-request.ts'
import { isEmail } from '../email.ts'
import { paymentMethods } from '../payments/payment-provider.ts'

const { contact } = orderRequestSchema.shape
const optionalEmail = z
  .string()
  .trim()
  .refine((email) => email === '' || isEmail(email), refusedAs('email-invalid'))

const reason = discountReasonField
const percent = refusedAs('discount-percent')
const pounds = refusedAs('discount-amount')

const discountSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    value: z.int(percent).min(1, percent).max(100, percent),
    reason,
  }),
  z.object({
    kind: z.literal('amount'),
    value: z.int(pounds).min(1, pounds).max(orderLimits.discount, pounds),
    reason,
  }),
])

export const receiptField = lineField(orderLimits.terminalReceiptLength)

/** An order that staff place for a customer on the telephone. Its prices are those that staff saw and said. */
export const telephoneOrderSchema = orderRequestSchema.extend({
  /** Without an email the customer gets no emails; staff can copy the payment link. */
  contact: contact.extend({ email: optionalEmail }),
  /** Null for a customer whom the shop does not know. */
  customerId: z.string().max(128).nullable(),
  /** The language of the customer, for emails and documents. */
  locale: z.enum(locales),
  paymentMethod: z.enum(paymentMethods),
  /** The number on the receipt of the card terminal. */
  receipt: receiptField.optional(),
  discount: discountSchema.optional(),
})

export type TelephoneOrder = z.infer<typeof telephoneOrderSchema>
