import { expect, it } from 'vitest'
import { recordSpans } from '../../tests/support/recorded-spans.ts'
import { inSpan, queryName, recordQuerySpan } from './spans.server.ts'

const spans = recordSpans()

it('a query is a child of the span around it', async () => {
  await inSpan({ name: 'job send-email' }, async () => {
    await Promise.resolve()
    recordQuerySpan('sqlite', 'select "id" from "orders" where "id" = ?', 12)
  })
  const [query, job] = spans()
  expect(query).toMatchObject({
    name: 'select orders',
    parentSpanContext: { spanId: job?.spanContext().spanId },
    attributes: {
      'db.system.name': 'sqlite',
      'db.query.text': 'select "id" from "orders" where "id" = ?',
    },
  })
  expect(query?.duration[1]).toBe(12_000_000)
})

it('a query outside a span is not recorded', () => {
  recordQuerySpan('sqlite', 'select 1', 1)
  expect(spans()).toEqual([])
})

it('an error ends the span with its name, and never with its text', async () => {
  const failing = inSpan({ name: 'job send-email' }, () => {
    throw new RangeError('mona@example.com')
  })
  await expect(failing).rejects.toThrow('mona@example.com')
  expect(spans()).toMatchObject([
    { status: { code: 2 }, attributes: { 'error.type': 'RangeError' }, events: [] },
  ])
  expect(JSON.stringify(spans()[0]?.attributes)).not.toContain('mona')
})

it.each([
  ['select "id" from "orders" where "id" = ?', 'select orders'],
  ['insert into "audit" ("id") values (?)', 'insert audit'],
  ['update "products" set "stock" = ?', 'update products'],
  ['delete from "jobs" where "id" = ?', 'delete jobs'],
  ['BEGIN', 'begin'],
  ['', 'query'],
])('%j is named %j', (sql, name) => {
  expect(queryName(sql)).toBe(name)
})
