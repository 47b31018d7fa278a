import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../../tests/support/sample-order.ts'
import { sampleProduct } from '../../../../tests/support/sample-product.ts'
import { noon } from '../../../../tests/support/test-shop.ts'
import type { OrderLine } from '../order.ts'
import { editedLinesOf, planLines, withoutRemoved } from './edited-lines.ts'

const [sample] = sampleOrder().lines
if (!sample) throw new Error('The sample has no line.')
const roses: OrderLine = { ...sample, productId: 'roses', unitPrice: 500, quantity: 2 }
const vase: OrderLine = { ...sample, productId: 'vase', unitPrice: 90, quantity: 1, addedTo: 0 }
const lines = [roses, vase]
const seen = editedLinesOf(lines)

const product = (id: string, change: object = {}) => sampleProduct({ id, price: 600, ...change })
const products = [
  product('roses'),
  product('vase', { addOn: 'only', price: 90 }),
  product('tulips'),
  product('candle', { addOn: 'only', price: 120 }),
]
const bouquet = { id: 'roses', category: 'x', occasions: [] }
const catalogue = { products, bouquets: new Map([['roses', bouquet]]), now: noon }
const plan = (edited: typeof seen, of: readonly OrderLine[] = lines) =>
  planLines(of, edited, catalogue)
const set = (index: number, quantity: number) =>
  seen.map((line, position) => (position === index ? { ...line, quantity } : line))

describe('planLines', () => {
  it('keeps the units that stay, and prices further ones at today’s price', () => {
    expect(plan(set(0, 3))).toMatchObject({
      ok: true,
      plan: {
        kept: [
          { position: 0, quantity: 2 },
          { position: 1, quantity: 1 },
        ],
        added: [{ index: 0, line: { unitPrice: 600, quantity: 1, lineTotal: 600 } }],
      },
    })
  })

  it('removes units and lines', () => {
    expect(plan(set(0, 1))).toMatchObject({ plan: { kept: [{ quantity: 1 }, {}], added: [] } })
    expect(plan(set(1, 0))).toMatchObject({ plan: { kept: [{ position: 0, quantity: 2 }] } })
  })

  it('adds products, and add-ons with their bouquet', () => {
    const more = [
      ...seen,
      { productId: 'tulips', quantity: 1, addedTo: null },
      { productId: 'candle', quantity: 2, addedTo: 0 },
    ]
    expect(plan(more)).toMatchObject({ ok: true, plan: { added: [{ index: 2 }, { index: 3 }] } })
  })

  it.each([
    ['an add-on without its bouquet', set(0, 0), 'add-on-alone'],
    [
      'an add-on alone',
      [...seen, { productId: 'candle', quantity: 1, addedTo: null }],
      'add-on-alone',
    ],
    [
      'a bouquet as an add-on',
      [...seen, { productId: 'tulips', quantity: 1, addedTo: 0 }],
      'add-on-alone',
    ],
    ['more of an add-on than goes with a bouquet', set(1, 11), 'too-many-items'],
    ['no item', seen.map((line) => ({ ...line, quantity: 0 })), 'no-items'],
    [
      'another product in a line',
      seen.map((line) => ({ ...line, productId: 'tulips' })),
      'items-changed',
    ],
    [
      'a product that is sold no more',
      [...seen, { productId: 'gone', quantity: 1, addedTo: null }],
      'product-gone',
    ],
  ])('refuses %s', (_what, edited, refusal) => {
    expect(plan(edited)).toMatchObject({ ok: false, refusal })
  })

  it('keeps a line that was refunded by item as it is', () => {
    const refunded = [
      { ...roses, givenBackAt: 1 },
      { ...sample, productId: 'tulips' },
    ]
    const edited = editedLinesOf(refunded)
    const change = (index: number, quantity: number) =>
      plan(
        edited.map((line, at) => (at === index ? { ...line, quantity } : line)),
        refunded,
      )
    expect(change(0, 1)).toMatchObject({ refusal: 'items-changed' })
    expect(change(1, 0)).toMatchObject({ refusal: 'no-items' })
  })
})

describe('withoutRemoved', () => {
  it('moves add-ons with their bouquet', () => {
    const edited = [
      { productId: 'tulips', quantity: 0, addedTo: null },
      { productId: 'roses', quantity: 1, addedTo: null },
      { productId: 'vase', quantity: 1, addedTo: 1 },
    ]
    expect(withoutRemoved(edited)).toEqual([
      { productId: 'roses', quantity: 1, addedTo: null },
      { productId: 'vase', quantity: 1, addedTo: 0 },
    ])
  })
})
