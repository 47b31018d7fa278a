import { z } from 'zod'
import { lengthMessage } from '../length-message.ts'
import { nameProblem, tidyName } from '../person-name.ts'
import { normaliseEgyptianMobile } from '../phone.ts'
import type { Refusal } from '../refusal.ts'
import { orderLimits } from './order-limits.ts'

/** Schemas of the typed fields of an order, with their messages. Every form that has the field uses the same schema. */

// PostgreSQL rejects NUL, and a line break in a name could inject an email header.
const line = /^\P{Cc}*$/u
const lines = /^[\P{Cc}\t\r\n]*$/u

const text = (longest: number, allowed = line) =>
  z
    .string()
    .trim()
    .max(longest, lengthMessage(longest))
    .regex(allowed, 'Remove special characters.')

const requiredText = (longest: number, message: string) => text(longest).min(1, message)

export function nameField(message: string) {
  return z
    .string()
    .transform(tidyName)
    .superRefine((name, context) => {
      const problem = name === '' ? message : nameProblem(name)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
}

export function phoneField(normalise: (text: string) => string | null, message: string) {
  return z
    .string()
    .max(40)
    .transform((typed, context) => {
      const normal = normalise(typed)
      if (normal !== null) return normal
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

export const recipientPhoneField = phoneField(
  normaliseEgyptianMobile,
  'Enter an Egyptian mobile number, such as 0100 123 4567.',
)

/** A text of several lines. */
export const linesField = (longest: number) => text(longest, lines)

export const cardMessageField = linesField(orderLimits.cardMessageLength)

/** An internal note, which only staff read. */
export const noteField = linesField(orderLimits.noteLength).min(1, 'Enter a note.')

/** The street address within the chosen area. */
export const addressFields = {
  street: requiredText(orderLimits.addressFieldLength, 'Enter the street.'),
  building: requiredText(orderLimits.addressFieldLength, 'Enter the building.'),
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
