import { currentLocale } from './locale.ts'

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const leftToRight = /[\p{Script=Latin}\d]/u

/**
 * A name or number for the middle of a text. Without isolation, one of the other direction reorders the numbers and
 * commas beside it.
 */
export function isolated(value: string): string {
  // A sentence of the page, whose parts are isolated: without letters of its own it would run from left to right.
  if (value.includes('\u2068')) return value
  const other = currentLocale() === 'ar' ? leftToRight : rightToLeft
  return other.test(value) ? `\u2068${value}\u2069` : value
}
