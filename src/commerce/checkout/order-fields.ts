import { z } from 'zod'
import { lengthMessage } from '../length-message.ts'
import { nameProblem, tidyName } from '../person-name.ts'
import { normaliseEgyptianMobile } from '../phone.ts'
import { orderLimits } from './order-limits.ts'

/** The fields of an order that people type, each with what is said beside it; wherever one is typed, it is judged so. */

// PostgreSQL takes no NUL, and a line break in a name could become a header of a mail.
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
    .transform((given, context) => {
      const normal = normalise(given)
      if (normal !== null) return normal
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
}

export const recipientPhoneField = phoneField(
  normaliseEgyptianMobile,
  'Please give an Egyptian mobile number, like 0100 123 4567.',
)

export const cardMessageField = text(orderLimits.cardMessageLength, lines)

/** What staff write for each other. */
export const noteField = text(orderLimits.noteLength, lines).min(1, 'Please write something.')

/** Where the driver rings, within the area that was agreed. */
export const addressFields = {
  street: requiredText(orderLimits.addressFieldLength, 'Please give the street.'),
  building: requiredText(orderLimits.addressFieldLength, 'Please give the building.'),
  floor: text(orderLimits.addressFieldLength),
  notes: text(orderLimits.addressNotesLength, lines),
}

/** What was wrong with a form, beside the name of each field: `recipient.phone`. */
export type FieldMessages = Record<string, string>

export function fieldMessages(error: z.ZodError): FieldMessages {
  const messages: FieldMessages = {}
  for (const issue of error.issues) messages[issue.path.join('.')] ??= issue.message
  return messages
}
