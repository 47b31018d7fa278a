import { z } from 'zod'
import { isDocumentId } from '#database/document-id.ts'
import { isCivilDate } from '../delivery/cairo-time.ts'
import { isEmail } from '../email.ts'
import { paymentMethods } from '../payments/payment-provider.ts'
import { normaliseEgyptianMobile, normalisePhone } from '../phone.ts'
import { orderLimits } from './order-limits.ts'

// PostgreSQL takes no NUL, and a line break in a name could become a header of a mail.
const line = /^\P{Cc}*$/u
const lines = /^[\P{Cc}\t\r\n]*$/u

const text = (longest: number, allowed = line) =>
  z
    .string()
    .trim()
    .max(longest, `Please keep this to ${longest} characters.`)
    .regex(allowed, 'Please leave out the special characters.')
const requiredText = (longest: number, message: string) => text(longest).min(1, message)
const id = z.string().refine(isDocumentId)
const email = z.string().trim().refine(isEmail, 'Please check the e-mail address.')

function phone(normalise: (text: string) => string | null, message: string) {
  return z
    .string()
    .max(40)
    .transform((given, context) => {
      const normal = normalise(given)
      if (normal !== null) return normal
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

/**
 * What a shopper sends to place an order. Prices are what they saw, never what they pay: the shop compares them with
 * its own and says what changed.
 */
export const orderRequestSchema = z.object({
  /** The same for every repetition of one click. */
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
    .max(orderLimits.lines, `An order holds at most ${orderLimits.lines} lines.`),
  seenDeliveryFee: z.int().min(0),
  recipient: z.object({
    name: requiredText(orderLimits.nameLength, 'Who are the flowers for?'),
    phone: phone(
      normaliseEgyptianMobile,
      'Please give an Egyptian mobile number, like 0100 123 4567.',
    ),
  }),
  address: z.object({
    zoneId: z.string().refine(isDocumentId, 'Please choose an area.'),
    street: requiredText(orderLimits.addressFieldLength, 'Please give the street.'),
    building: requiredText(orderLimits.addressFieldLength, 'Please give the building.'),
    floor: text(orderLimits.addressFieldLength),
    notes: text(orderLimits.addressNotesLength, lines),
  }),
  delivery: z.object({
    date: z.string().refine(isCivilDate, 'Please choose a day.'),
    slotId: z.string().refine(isDocumentId, 'Please choose a time.'),
  }),
  cardMessage: text(orderLimits.cardMessageLength, lines),
  senderShown: z.boolean(),
  contact: z.object({
    name: requiredText(orderLimits.nameLength, 'Please give your name.'),
    email,
    phone: phone(
      normalisePhone,
      'Please give a phone number, with + and the country code if it is not Egyptian.',
    ),
  }),
  paymentMethod: z.enum(paymentMethods),
})

export type OrderRequest = z.infer<typeof orderRequestSchema>

/** What was wrong with a form, beside the name of each field: `recipient.phone`. */
export type FieldMessages = Record<string, string>

export function fieldMessages(error: z.ZodError): FieldMessages {
  const messages: FieldMessages = {}
  for (const issue of error.issues) messages[issue.path.join('.')] ??= issue.message
  return messages
}
