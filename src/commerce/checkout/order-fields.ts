import { z } from 'zod'
import { lengthMessage } from '../length-message.ts'
import { nameMessage } from '../name-message.ts'
import { tidyName } from '../person-name.ts'
import { normaliseEgyptianMobile } from '../phone.ts'
import type { Refusal } from '../refusal.ts'
import { fieldText } from './order-fields.messages.ts'
import { orderLimits } from './order-limits.ts'

/**
 * Schemas of the typed fields of an order, with their messages. Every form that has the field uses the same schema. A
 * message is a function: a schema serves both languages.
 */

/** The message for an invalid value, in the language of the request. */
type Message = () => string

// PostgreSQL rejects NUL, and a line break in a name could inject an email header.
const line = /^\P{Cc}*$/u
const lines = /^[\P{Cc}\t\r\n]*$/u

const text = (longest: number, allowed = line) =>
  z
    .string()
    .trim()
    .max(longest, { error: () => lengthMessage(longest) })
    .regex(allowed, { error: () => fieldText('specialCharacters') })

const requiredText = (longest: number, message: Message) => text(longest).min(1, { error: message })

export function nameField(message: Message) {
  return z
    .string()
    .transform(tidyName)
    .superRefine((name, context) => {
      const problem = name === '' ? message() : nameMessage(name)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

export function phoneField(normalise: (text: string) => string | null, message: Message) {
  return z
    .string()
    .max(40)
    .transform((typed, context) => {
      const normal = normalise(typed)
      if (normal !== null) return normal
      context.addIssue({ code: 'custom', message: message() })
      return z.NEVER
    })
}

export const recipientPhoneField = phoneField(normaliseEgyptianMobile, () =>
  fieldText('recipientPhone'),
)

/** A text of several lines. */
export const linesField = (longest: number) => text(longest, lines)

export const cardMessageField = linesField(orderLimits.cardMessageLength)

/** An internal note, which only staff read. */
export const noteField = linesField(orderLimits.noteLength).min(1, {
  error: () => fieldText('note'),
})

/** The street address within the chosen area. */
export const addressFields = {
  street: requiredText(orderLimits.addressFieldLength, () => fieldText('street')),
  building: requiredText(orderLimits.addressFieldLength, () => fieldText('building')),
  floor: text(orderLimits.addressFieldLength),
  notes: text(orderLimits.addressNotesLength, lines),
}

/** The refusal of one typed value, with its message. */
export function invalidValue({ issues }: z.ZodError): Refusal<'invalid', { message: string }> {
  return { ok: false, refusal: 'invalid', message: issues[0]?.message ?? '' }
}

/** The refusal of a form, with the message of each field. */
export function invalidFields(error: z.ZodError): Refusal<'invalid', { fields: FieldMessages }> {
  return { ok: false, refusal: 'invalid', fields: fieldMessages(error) }
}

/** Error messages by field path, such as `recipient.phone`. */
export type FieldMessages = Record<string, string>

export function fieldMessages(error: z.ZodError): FieldMessages {
  const messages: FieldMessages = {}
  for (const issue of error.issues) messages[issue.path.join('.')] ??= issue.message
  return messages
}
