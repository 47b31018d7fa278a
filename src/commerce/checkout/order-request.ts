import { z } from 'zod'
import { isDocumentId } from '#database/document-id.ts'
import { isCivilDate } from '../delivery/cairo-time.ts'
import { isEmail } from '../email.ts'
import { substitutions } from '../orders/substitution.ts'
import { checkoutMethods, type PaymentMethod } from '../payments/payment-provider.ts'
import { normalisePhone } from '../phone.ts'
import {
  addressFields,
  cardMessageField,
  nameField,
  phoneField,
  recipientPhoneField,
  refusedAs,
} from './order-fields.ts'
import { orderLimits } from './order-limits.ts'

const id = z.string().refine(isDocumentId)
export const emailField = z.string().trim().refine(isEmail, refusedAs('email-invalid'))
const zoneId = z.string().refine(isDocumentId, refusedAs('area-missing'))

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
        /** The index of the line of its bouquet, for an add-on. */
        addedTo: z.int().min(0).max(orderLimits.lines).optional(),
      }),
    )
    .min(1, refusedAs('cart-empty'))
    .max(orderLimits.lines),
  /** Fee of the area plus surcharge of the day. */
  seenDeliveryFee: z.int().min(0),
  recipient: z.object({
    name: nameField('recipient-name-missing'),
    phone: recipientPhoneField,
  }),
  /** The sender always chooses the area, because the fee depends on it. */
  address: z.discriminatedUnion('givenBy', [
    z.object({ givenBy: z.literal('sender'), zoneId, ...addressFields }),
    z.object({ givenBy: z.literal('recipient'), zoneId }),
  ]),
  delivery: z.object({
    date: z.string().refine(isCivilDate, refusedAs('day-missing')),
    slotId: z.string().refine(isDocumentId, refusedAs('time-missing')),
  }),
  cardMessage: cardMessageField,
  senderShown: z.boolean(),
  ifMissing: z.enum(substitutions),
  contact: z.object({
    name: nameField('name-missing'),
    email: emailField,
    phone: phoneField(normalisePhone, 'phone-invalid'),
  }),
  paymentMethod: z.enum(checkoutMethods),
})

export type OrderRequest = z.infer<typeof orderRequestSchema>

/** A request of a customer, or of staff, who have one more way to pay. */
export type PlacedRequest = Omit<OrderRequest, 'paymentMethod'> & { paymentMethod: PaymentMethod }
