import { type SerovalNode, toJSON } from 'seroval'
import { describe, expect, it } from 'vitest'
import { collidingIntegers } from '../../tests/support/colliding-integers.ts'
import { isPlainPayload } from './call-payload.ts'

const isPlain = (data: unknown) => isPlainPayload(JSON.stringify(toJSON({ data })))
const envelope = (node: unknown, rest: object = {}) =>
  JSON.stringify({ t: node, f: 127, m: [], ...rest })
const text = (s: string) => ({ t: 1, s })
const objectOf = (i: number, parts: Record<string, unknown>) => ({
  t: 10,
  i,
  p: { k: Object.keys(parts), v: Object.values(parts) },
  o: 0,
})
const listOf = (i: number, a: unknown[]) => ({ t: 9, i, a, o: 0 })

describe('isPlainPayload', () => {
  const shared = { street: 'Road 9' }

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text with brackets and quotes', '{[{["\\"]}]}'],
    ['numbers', [0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY]],
    ['objects and lists', { lines: [{ id: 'a', quantity: 2, gift: true, card: undefined }] }],
    ['an object without a prototype', Object.assign(Object.create(null), { q: 'rose' })],
    ['an object that stands there twice', { home: shared, billing: shared }],
    ['a list with a hole', new Array(2)],
    ['a file of 900,000 characters', { text: 'ورد,'.repeat(225_000), dry: true }],
    ['500 ids', { ids: Array.from({ length: 500 }, (_, index) => `product-${index}`) }],
  ])('accepts %s', (_what, data) => {
    expect(isPlain(data)).toBe(true)
  })

  it.each([
    ['a Set', new Set([1])],
    ['a Map', new Map([[1, 2]])],
    ['a Date', new Date(0)],
    ['a big integer', 1n],
    ['a regular expression', /a/],
    ['an error', new Error('x')],
    ['bytes', new Uint8Array(4)],
    ['a boxed value', Object('text')],
    ['a symbol as key', { [Symbol.toStringTag]: 'x' }],
  ])('rejects %s', (_what, data) => {
    expect(isPlain(data)).toBe(false)
  })

  it.each(Array.from({ length: 40 }, (_, type) => type))(
    'accepts node type %i only if it is plain',
    (type) => {
      const node: Partial<SerovalNode> | object = {
        t: type,
        i: 0,
        s: 0,
        a: [],
        p: { k: [], v: [] },
        f: text(''),
      }
      expect(isPlainPayload(envelope(node))).toBe([0, 2, 9, 10, 11].includes(type))
    },
  )

  it('rejects invalid JSON and other envelopes', () => {
    for (const sent of ['', '{', '[]', 'null', '"text"', '{"data":{}}']) {
      expect(isPlainPayload(sent), sent).toBe(false)
    }
  })

  it('accepts a depth of 32 values, no more', () => {
    const nested = (depth: number): unknown =>
      depth === 0 ? text('') : listOf(depth, [nested(depth - 1)])
    expect(isPlainPayload(envelope(nested(32)))).toBe(true)
    expect(isPlainPayload(envelope(nested(33)))).toBe(false)
  })

  it('accepts 10,000 values, no more', () => {
    const values = (count: number) => envelope(listOf(0, Array(count - 1).fill(text(''))))
    expect(isPlainPayload(values(10_000))).toBe(true)
    expect(isPlainPayload(values(10_001))).toBe(false)
  })

  it('counts the holes of a list', () => {
    const withHoles = (count: number) => envelope(listOf(0, Array(count - 1).fill(0)))
    expect(isPlainPayload(withHoles(10_000))).toBe(true)
    expect(isPlainPayload(withHoles(10_001))).toBe(false)
  })

  it('accepts 10,000 marks of references, no more', () => {
    const marks = (count: number) => envelope(listOf(0, []), { m: Array(count).fill(0) })
    expect(isPlainPayload(marks(10_000))).toBe(true)
    expect(isPlainPayload(marks(10_001))).toBe(false)
  })

  it('accepts nearly 10,000 empty objects, which take the most brackets and commas', () => {
    const empty = Array.from({ length: 9_990 }, (_, index) => [`key-${index}`, {}])
    expect(isPlain(Object.fromEntries(empty))).toBe(true)
  })

  it('counts a referenced value each time', () => {
    const twice = (i: number) => ({ t: 4, i })
    const many = listOf(1, Array(100).fill(text('')))
    const few = objectOf(0, { many, again: listOf(2, Array(10).fill(twice(1))) })
    const tooMany = objectOf(0, { many, again: listOf(2, Array(100).fill(twice(1))) })
    expect(isPlainPayload(envelope(few, { m: [1] }))).toBe(true)
    expect(isPlainPayload(envelope(tooMany, { m: [1] }))).toBe(false)
  })

  it('rejects cycles and duplicate ids', () => {
    expect(isPlainPayload(envelope(listOf(0, [{ t: 4, i: 0 }]), { m: [0] }))).toBe(false)
    expect(isPlainPayload(envelope(listOf(0, [listOf(0, [])])))).toBe(false)
  })

  it('rejects colliding integers at once', () => {
    const sent = envelope(listOf(0, []), { m: collidingIntegers(62_000) })
    expect(cpuMs(() => expect(isPlainPayload(sent)).toBe(false))).toBeLessThan(500)
  })

  it.each([
    ['lists in lists', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['many objects', `[${Array(250_000).fill('{}').join(',')}]`],
    ['a million holes', envelope(listOf(0, Array(1_000_000).fill(0)))],
    ['a million marks', envelope(listOf(0, []), { m: Array(1_000_000).fill(0) })],
    ['500,000 keys', envelope({ t: 10, i: 0, p: { k: Array(500_000).fill(''), v: [] }, o: 0 })],
    ['a million values beside the envelope', envelope(listOf(0, []), { x: Array(1e6).fill(0) })],
  ])('rejects %s without parsing', (_what, sent) => {
    expect(cpuMs(() => expect(isPlainPayload(sent)).toBe(false))).toBeLessThan(100)
  })
})

it('colliding integers are slow in a Set', () => {
  const colliding = collidingIntegers(8_000)
  const others = Array.from({ length: 8_000 }, (_, index) => index * 7)
  expect(cpuMs(() => new Set(colliding))).toBeGreaterThan(5 * cpuMs(() => new Set(others)))
})

/** CPU time, which other processes do not affect. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
