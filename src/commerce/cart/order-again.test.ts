import { expect, it } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { orderAgain } from './order-again.ts'

function product(id: string, stock: number | null): Product {
  const sale = { salePrice: null, saleStartDate: null, saleEndDate: null }
  const words = { name: id, description: '', care: '', image: null, images: [], pictureDetails: {} }
  return {
    id,
    ...words,
    ...sale,
    price: 500,
    category: 'c',
    stock,
    leadDays: 0,
    createdAt: 1,
    updatedAt: 1,
  }
}

const line = (productId: string, quantity: number) => ({ productId, name: productId, quantity })

it('takes again what is still sold, as often as before', () => {
  const roses = product('roses', null)
  expect(orderAgain([line('roses', 3)], [roses])).toEqual({
    items: [{ product: roses, quantity: 3 }],
    gone: [],
    fewer: [],
  })
})

it('says what is not sold any more, or is sold out', () => {
  const { items, gone } = orderAgain([line('lilies', 1), line('tulips', 1)], [product('tulips', 0)])
  expect(items).toEqual([])
  expect(gone).toEqual(['lilies', 'tulips'])
})

it('takes as many as are left, over all lines of a product, and says so', () => {
  const { items, gone, fewer } = orderAgain(
    [line('roses', 2), line('roses', 5), line('roses', 1)],
    [product('roses', 4)],
  )
  expect(items.map((one) => one.quantity)).toEqual([2, 2])
  expect([fewer, gone]).toEqual([['roses'], ['roses']])
})
