import { isDocumentId } from '#database/document-id.ts'
import { westernDigits } from '#i18n/western-digits.ts'
import { civilTimeAt, instantOfCivilTime } from '../delivery/cairo-time.ts'
import type { CatalogueProblem } from './catalogue-problem.ts'

/** How an editable field of a product is validated, stored in CSV cells and shown in forms. */
export interface Field<Value> {
  /** The CSV column. Exported files of shops have it: it never changes. */
  csv: string
  /** The largest number, or the longest text. */
  max: number
  /** The value of a new product; NaN, which no rule accepts, for a required number. */
  empty: Value
  /** Whether a request may contain the value. Generous: `problemOf` has the rules. */
  accepts: (value: unknown) => boolean
  /** The text in a form or CSV cell: empty for null and NaN. */
  format: (value: Value) => string
  /** Invalid numbers and times are NaN. */
  parse: (text: string) => Value
  clean: (value: Value) => Value
  problemOf: (value: Value) => CatalogueProblem | undefined
}

const longestRequestText = 20_000
const mostIds = 100

export function text({
  csv,
  max = longestRequestText,
  required,
}: {
  csv: string
  max?: number
  required?: CatalogueProblem
}): Field<string> {
  return {
    csv,
    max,
    empty: '',
    accepts: (value) => typeof value === 'string' && value.length <= longestRequestText,
    format: (value) => value,
    parse: (typed) => typed,
    clean: (value) => value.trim(),
    problemOf(value) {
      if (required && value.trim() === '') return required
      return value.length > max ? { code: 'too-long', longest: max } : undefined
    },
  }
}

interface NumberLimits {
  csv: string
  min?: number
  max?: number
  /** By default the limits. */
  problem?: CatalogueProblem
}

export function optionalNumber({
  csv,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  problem = { code: 'optional-number-invalid', least: min, most: max },
}: NumberLimits): Field<number | null> {
  const isValid = (value: number) => Number.isSafeInteger(value) && min <= value && value <= max
  return {
    csv,
    max,
    empty: null,
    accepts: (value) => value === null || Number.isFinite(value),
    format: (value) => (value === null || Number.isNaN(value) ? '' : String(value)),
    parse: parseNumber,
    clean: (value) => value,
    problemOf: (value) => (value === null || isValid(value) ? undefined : problem),
  }
}

export function number({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  empty = Number.NaN,
  problem = { code: 'number-invalid', least: min, most: max },
  csv,
}: NumberLimits & { empty?: number }): Field<number> {
  return {
    ...optionalNumber({ csv, min, max, problem }),
    empty,
    accepts: Number.isFinite,
    parse: (typed) => parseNumber(typed) ?? empty,
    clean: (value) => value,
  }
}

/** An instant, shown in Cairo time as `2026-11-20T14:30:00`. */
export function instant(csv: string): Field<number | null> {
  return {
    ...optionalNumber({ csv, problem: { code: 'time-invalid' } }),
    accepts: (value) => value === null || Number.isInteger(value),
    format: (value) => (value === null || Number.isNaN(value) ? '' : civilTimeAt(value)),
    parse: (typed) =>
      typed === '' ? null : (instantOfCivilTime(westernDigits(typed)) ?? Number.NaN),
  }
}

/** One of a few keys; an unknown one stays for the problem. */
export function choice(csv: string, known: readonly [string, ...string[]]): Field<string> {
  const [byDefault] = known
  return {
    ...text({ csv }),
    max: known.length,
    empty: byDefault,
    parse: (typed) => typed.trim().toLowerCase() || byDefault,
    problemOf: (value) => (known.includes(value) ? undefined : unknownKey(value, known)),
  }
}

/** Some of the keys of a list, in its order; unknown ones stay for the problem. */
export function keys(csv: string, known: readonly string[]): Field<readonly string[]> {
  const isUnknown = (key: string) => !known.includes(key)
  const sorted = (values: readonly string[]) => [
    ...known.filter((key) => values.includes(key)),
    ...new Set(values.filter(isUnknown)),
  ]
  return {
    csv,
    max: known.length,
    empty: [],
    accepts: (value) =>
      Array.isArray(value) &&
      value.length <= longestRequestText / 100 &&
      value.every((key) => typeof key === 'string' && key.length <= 100),
    format: (value) => value.join(', '),
    parse: (typed) => sorted(typed.toLowerCase().match(/[^\s,;،]+/g) ?? []),
    clean: sorted,
    problemOf(value) {
      const unknown = value.find(isUnknown)
      return unknown === undefined ? undefined : unknownKey(unknown, known)
    },
  }
}

function unknownKey(unknown: string, known: readonly string[]): CatalogueProblem {
  return { code: 'key-unknown', unknown, known: known.join(', ') }
}

/** Null for an empty text; NaN for anything but a whole number. */
export function parseNumber(text: string): number | null {
  const digits = westernDigits(text).replace(/[\s,]/g, '')
  if (digits === '') return null
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Ids in the order of the form; `product-csv.ts` writes their names. */
export function ids(csv: string): Field<readonly string[]> {
  return {
    ...keys(csv, []),
    max: mostIds,
    format: (value) => value.join(' '),
    parse: (typed) => [...new Set(typed.match(/\S+/g))],
    clean: (value) => [...new Set(value)].filter(isDocumentId),
    problemOf: () => undefined,
  }
}
