import { z } from 'zod'
import { isDocumentId } from '#database/document-id.ts'
import { isCivilDate } from '../delivery/cairo-time.ts'
import { isEmail } from '../email.ts'
import { substitutions } from '../orders/substitution.ts'
import { paymentMethods } from '../payments/payment-provider.ts'
import { normalisePhone } from '../phone.ts'
import {
  addressFields,
  cardMessageField,
  nameField,
  phoneField,
  recipientPhoneField,
} from './order-fields.ts'
import { orderLimits } from './order-limits.ts'

const id = z.string().refine(isDocumentId)
export const emailField = z.string().trim().refine(isEmail, 'Enter a valid email address.')
const zoneId = z.string().refine(isDocumentId, 'Choose an area.')

/**
 * The request of a shopper to place an order. The prices are those that the shopper saw: the shop compares them with
 * its own, returns what changed, and never charges them.
 */
export const orderRequestSchema = z.object({
  /** The same for every retry of one click. */
  idempotencyKey: z.uuid(),
  lines: z
    .array(
      z.object({
        productId: id,
        quantity: z.int().min(1).max(orderLimits.quantityPerLine),
        seenUnitPrice: z.int().min(0),
      }),
    )
    .min(1, 'Your cart is empty.')
    .max(orderLimits.lines, `An order can have at most ${orderLimits.lines} different products.`),
  /** Fee of the area plus surcharge of the day. */
  seenDeliveryFee: z.int().min(0),
  recipient: z.object({ name: nameField('Who are the flowers for?'), phone: recipientPhoneField }),
  /** The sender always chooses the area, because the fee depends on it. */
  address: z.discriminatedUnion('givenBy', [
    z.object({ givenBy: z.literal('sender'), zoneId, ...addressFields }),
    z.object({ givenBy: z.literal('recipient'), zoneId }),
  ]),
  delivery: z.object({
    date: z.string().refine(isCivilDate, 'Choose a day.'),
    slotId: z.string().refine(isDocumentId, 'Choose a time.'),
  }),
  cardMessage: cardMessageField,
  senderShown: z.boolean(),
  ifMissing: z.enum(substitutions),
  contact: z.object({
    name: nameField('Enter your name.'),
    email: emailField,
    phone: phoneField(
      normalisePhone,
      'Enter a phone number. Outside Egypt, include + and the country code.',
    ),
  }),
  paymentMethod: z.enum(paymentMethods),
})

export type OrderRequest = z.infer<typeof orderRequestSchema>
