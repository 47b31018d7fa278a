import { expect, it } from 'vitest'
import { sampleProduct } from '../../../tests/support/sample-product.ts'
import { orderAgain } from './order-again.ts'

const product = (id: string, stock: number | null) => sampleProduct({ id, name: id, stock })

const line = (productId: string, quantity: number) => ({ productId, name: productId, quantity })

it('returns available products with their quantity', () => {
  const roses = product('roses', null)
  expect(orderAgain([line('roses', 3)], [roses])).toEqual({
    items: [{ product: roses, quantity: 3 }],
    gone: [],
    fewer: [],
  })
})

it('reports deleted and sold-out products', () => {
  const { items, gone } = orderAgain([line('lilies', 1), line('tulips', 1)], [product('tulips', 0)])
  expect(items).toEqual([])
  expect(gone).toEqual(['lilies', 'tulips'])
})

it('limits the quantity over all lines of a product to its stock', () => {
  const { items, gone, fewer } = orderAgain(
    [line('roses', 2), line('roses', 5), line('roses', 1)],
    [product('roses', 4)],
  )
  expect(items.map((one) => one.quantity)).toEqual([2, 2])
  expect([fewer, gone]).toEqual([['roses'], ['roses']])
})
