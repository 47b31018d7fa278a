import type { Problem } from '#i18n/problem.ts'
import type { NameProblem } from '../person-name.ts'

/** Problems whose text names no value. A schema writes the code as the message of its issue. */
export const fieldCodes = [
  'special-characters',
  'link',
  'recipient-name-missing',
  'recipient-phone-invalid',
  'name-missing',
  'email-invalid',
  'phone-invalid',
  'area-missing',
  'street-missing',
  'building-missing',
  'day-missing',
  'time-missing',
  'note-missing',
  'email-required',
  'claim-missing',
  'reply-missing',
  'review-answer-missing',
  'discount-percent',
  'discount-amount',
  'discount-reason-missing',
  'thanks-missing',
  'thanks-link',
  'cart-empty',
  // What no form of the shop sends: another type, or an unknown choice.
  'invalid',
] as const

export type FieldCode = (typeof fieldCodes)[number]

/** Why a typed field of an order, a profile or a message is not accepted. */
export type FieldProblem = NameProblem | Problem<FieldCode> | Problem<'too-many-products', 'most'>

/** Problems by field path, such as `recipient.phone`. */
export type FieldProblems = Record<string, FieldProblem>
