import fc from 'fast-check'
import { fromJSON } from 'seroval'
import { describe, expect, it } from 'vitest'
import { isPlainPayload } from './call-payload.ts'
import { readPlainPayload } from './plain-payload.ts'

/** The framework's input from a call in plain JSON; null if the call is refused. */
function received(text: string): unknown {
  const payload = readPlainPayload(text)
  if (payload === null) return null
  expect(isPlainPayload(JSON.stringify(payload))).toBe(true)
  return fromJSON(payload)
}

const sent = (call: unknown) => received(JSON.stringify(call))
const listOf = (count: number) => ({ data: Array(count).fill(0) })

describe('readPlainPayload', () => {
  it('returns data and context in the form of the framework', () => {
    const data = { lines: [{ id: 'a', quantity: 2, gift: true, card: null }], name: 'منى "M"\n' }
    expect(sent({ data, context: { from: 'app' } })).toEqual({ data, context: { from: 'app' } })
    expect(sent({ data: 'text', context: {} })).toEqual({ data: 'text', context: {} })
  })

  it.each([{}, { data: null }, { context: null }, { context: {} }])('accepts %j', (call) => {
    expect(sent(call)).not.toBeNull()
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"data":1,"other":2}',
    '{"data":1,"context":"text"}',
    '{"data":1,"context":[]}',
    '{"t":{"t":10,"i":0,"p":{"k":[],"v":[]},"o":0},"f":127,"m":[]}',
    '{"data":{"__proto__":{"role":"superAdmin"}}}',
    '{"data":1,"__proto__":{"context":{}}}',
  ])('rejects %s', (text) => {
    expect(received(text)).toBeNull()
  })

  it('accepts as many values as the form of the framework, no more', () => {
    // The call itself and the list are values too; `context` is one of the framework's form.
    expect(sent(listOf(9_997))).not.toBeNull()
    expect(readPlainPayload(JSON.stringify(listOf(10_000)))).toBeNull()
  })

  it('accepts a file of 900,000 characters', () => {
    const text = 'ورد,'.repeat(225_000)
    expect(sent({ data: { text } })).toEqual({ data: { text }, context: undefined })
  })

  it('returns any JSON unchanged, or rejects it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (json) => {
        const read = received(`{"data":${json}}`)
        if (read !== null) expect(read).toEqual({ data: JSON.parse(json), context: undefined })
      }),
    )
  })

  it('throws for no text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"data":${json}}`),
    )
    fc.assert(
      fc.property(text, (one) => {
        const payload = readPlainPayload(one)
        if (payload !== null) expect(() => fromJSON(payload)).not.toThrow()
      }),
    )
  })

  it.each([
    ['a million numbers', `{"data":[${'1,'.repeat(1_000_000)}1]}`],
    ['a million fields', `{"data":{${'"a":0,'.repeat(1_000_000)}"a":0}}`],
    ['lists in lists', `{"data":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
  ])('rejects %s at once', (_what, text) => {
    const before = process.cpuUsage()
    expect(readPlainPayload(text)).toBeNull()
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(100)
  })
})
