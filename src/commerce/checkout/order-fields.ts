import { z } from 'zod'
import { longestName } from '../longest-name.ts'
import { nameProblem, tidyName } from '../person-name.ts'
import { normaliseEgyptianMobile } from '../phone.ts'
import type { Refusal } from '../refusal.ts'
import {
  type FieldCode,
  type FieldProblem,
  type FieldProblems,
  fieldCodes,
} from './field-problem.ts'
import { orderLimits } from './order-limits.ts'

/**
 * Schemas of the typed fields of an order. Every form that has the field uses the same schema. The message of an issue
 * is the code of a problem; `problemOf` reads it.
 */

/** The option of a check that refuses a value with this code. */
export const refusedAs = (code: FieldCode) => ({ error: code })

// PostgreSQL rejects NUL, and a line break in a name could inject an email header.
const line = /^\P{Cc}*$/u
const lines = /^[\P{Cc}\t\r\n]*$/u

const text = (longest: number, allowed = line) =>
  z.string().trim().max(longest).regex(allowed, refusedAs('special-characters'))

const requiredText = (longest: number, missing: FieldCode) =>
  text(longest).min(1, refusedAs(missing))

export function nameField(missing: FieldCode) {
  return z
    .string()
    .transform(tidyName)
    .superRefine((name, context) => {
      const problem = name === '' ? { code: missing } : nameProblem(name)
      if (problem?.code === 'too-long') {
        context.addIssue({ code: 'too_big', origin: 'string', maximum: longestName, input: name })
      } else if (problem) context.addIssue({ code: 'custom', message: problem.code })
    })
}

const longestPhone = 40

export function phoneField(normalise: (text: string) => string | null, invalid: FieldCode) {
  return z.string().transform((typed, context) => {
    const normal = typed.length > longestPhone ? null : normalise(typed)
    if (normal !== null) return normal
    context.addIssue({ code: 'custom', message: invalid })
    return z.NEVER
  })
}

export const recipientPhoneField = phoneField(normaliseEgyptianMobile, 'recipient-phone-invalid')

/** A text of one line, which may be empty. */
export const lineField = (longest: number) => text(longest)

/** A text of several lines. */
export const linesField = (longest: number) => text(longest, lines)

export const cardMessageField = linesField(orderLimits.cardMessageLength)

/** An internal note, which only staff read. */
export const noteField = linesField(orderLimits.noteLength).min(1, refusedAs('note-missing'))

/** Why staff give a discount. */
export const discountReasonField = requiredText(
  orderLimits.discountReasonLength,
  'discount-reason-missing',
)

/** The street address within the chosen area. */
export const addressFields = {
  street: requiredText(orderLimits.addressFieldLength, 'street-missing'),
  building: requiredText(orderLimits.addressFieldLength, 'building-missing'),
  floor: text(orderLimits.addressFieldLength),
  notes: text(orderLimits.addressNotesLength, lines),
}

/** The refusal of one typed value. */
export function invalidValue({
  issues,
}: z.ZodError): Refusal<'invalid', { problem: FieldProblem }> {
  const [issue] = issues
  return { ok: false, refusal: 'invalid', problem: issue ? problemOf(issue) : { code: 'invalid' } }
}

/** The refusal of a form, with the problem of each field. */
export function invalidFields(error: z.ZodError): Refusal<'invalid', { problems: FieldProblems }> {
  return { ok: false, refusal: 'invalid', problems: fieldProblems(error) }
}

export function fieldProblems(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {}
  for (const issue of error.issues) problems[issue.path.join('.')] ??= problemOf(issue)
  return problems
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { code: 'too-long', longest: Number(issue.maximum) }
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return { code: 'too-many-products', most: Number(issue.maximum) }
  }
  return { code: fieldCodes.find((code) => code === issue.message) ?? 'invalid' }
}
