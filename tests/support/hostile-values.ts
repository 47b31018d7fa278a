import fc from 'fast-check'
import { rounds } from './rounds.ts'

/** In the thorough run all endpoints together get more than 10,000 requests. */
export const casesForEachEndpoint = rounds({ quick: 4, thorough: 60 })

/** Input of attackers and of broken clients. */

const hostileTexts = [
  "'; drop table orders; --",
  "' or '1'='1",
  '" or 1=1 --',
  '%27%20union%20select%20null--',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'C:\\Windows\\win.ini',
  'rose\r\nSet-Cookie: boutique-session=mine',
  'rose%0d%0aLocation:%20//evil.example',
  'rose\u0000.png',
  '\u0000',
  '\ud800',
  '\u202etxt.exe',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '٣٤٥',
  ' ',
  '\n',
  'a'.repeat(70_000),
  '💐'.repeat(10_000),
  '((((((((((((((((((((((((((((((a+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)',
]

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

const hostileNumber = fc.oneof(
  fc.constantFrom(-1, 0, -0, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, Number.NaN, Infinity),
  fc.double(),
)

const polluting = fc.constantFrom<unknown>(
  JSON.parse('{"__proto__":{"role":"superAdmin","isAdmin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"role":"superAdmin"}}}'),
  { toString: 'no function', valueOf: 1, length: -1 },
  JSON.parse('{"then":"not a promise"}'),
)

function nested(depth: number): unknown {
  let value: unknown = 'the end'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

const otherValue = fc.constantFrom<unknown>(
  null,
  undefined,
  true,
  [],
  {},
  [[]],
  new Date(Number.NaN),
  new Date(0),
  10n ** 30n,
  nested(400),
  Array.from({ length: 5_000 }, () => 'x'),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`key${i}`, i])),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  polluting,
  otherValue,
  fc.anything({ maxDepth: 3, withNullPrototype: false, withBigInt: true, withDate: true }),
)

/** The value with some parts replaced by hostile ones, or a hostile value instead. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(value)
  if (places.length === 0) return hostileValue
  const somewhere = fc
    .array(fc.tuple(fc.constantFrom(...places), hostileValue), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((spoilt, [place, by]) => replaced(spoilt, place, by), value))
  return fc.oneof({ weight: 4, arbitrary: somewhere }, { weight: 1, arbitrary: hostileValue })
}

function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [
    [key],
    ...placesIn(part).map((rest) => [key, ...rest]),
  ])
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) {
    return value.map((part, at) => (String(at) === key ? replaced(part, rest, by) : part))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === key ? replaced(part, rest, by) : part,
    ]),
  )
}
