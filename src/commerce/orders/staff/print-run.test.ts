import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../../tests/support/sample-order.ts'
import { orderStatuses } from '../order-statuses.ts'
import { summarizePrintRun } from './print-run.ts'

const order = (id: string, change: Parameters<typeof sampleOrder>[0] = {}) =>
  sampleOrder({ id, number: id, ...change })

describe('a print run', () => {
  it('warns of the cards that are not printed, and of characters that are lost', () => {
    const { counts, warnings } = summarizePrintRun([
      order('1'),
      order('2', { cardMessage: '', senderShown: false }),
      order('3', { cardMessage: 'Love\n'.repeat(200) }),
      order('4', { cardMessage: 'С любовью' }),
    ])
    expect(counts).toEqual({ cards: 2, 'work-orders': 4, labels: 4 })
    expect(warnings).toEqual([
      { id: '2', number: '2', warning: 'nothing-to-print' },
      { id: '3', number: '3', warning: 'too-long-to-print' },
      { id: '4', number: '4', warning: 'unprintable' },
    ])
  })

  it('leaves out orders that are not to be delivered', () => {
    const orders = orderStatuses.map((status) => order(status, { status }))
    const { counts, warnings } = summarizePrintRun(orders)
    expect(warnings.map(({ id }) => id)).toEqual(['awaiting_payment', 'cancelled', 'expired'])
    expect(counts.labels).toBe(orderStatuses.length - 3)
  })
})
