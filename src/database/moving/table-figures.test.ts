import { describe, expect, it } from 'vitest'
import type { Row } from './rows.server.ts'
import { FigureCount, tableDifferences } from './table-figures.server.ts'

const columns = ['id', 'created_at'].map((name) => ({ name, type: 'text' }))

function figures(rows: readonly Row[]) {
  const count = new FigureCount({ name: 'orders', key: ['id'], columns })
  for (const row of rows) count.add(row)
  return { orders: count.figures() }
}

const onlyDigest = 'orders: same counts and sums, other values'

describe('table figures', () => {
  const rows = Array.from({ length: 6_000 }, (_, n) => ({
    id: `order-${n}`,
    created_at: 1_795_000_000_000 + n * n,
  }))

  it('are equal for the same rows in another order, although the sum exceeds 2^53', () => {
    expect(figures(rows).orders.sums.created_at).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
    const oddFirst = rows.toSorted((one, other) => (other.created_at % 2) - (one.created_at % 2))
    expect(figures(oddFirst)).toEqual(figures(rows))
  })

  it('differ when a value does, also where the sums round to the same number', () => {
    const changed = rows.with(0, { id: 'order-0', created_at: 1_795_000_000_001 })
    expect(tableDifferences(figures(rows), figures(changed))).toEqual([onlyDigest])
  })

  it('leave a fraction, which SQLite accepts in any column, to the digest', () => {
    const [one, other] = [0.5, 0.25].map((created_at) => figures([{ id: 'order', created_at }]))
    expect(tableDifferences(one ?? {}, other ?? {})).toEqual([onlyDigest])
  })
})
