import { expect, it } from 'vitest'
import { measures } from './measures.ts'

const sales = { now: { revenue: 3000, orders: 4 }, before: { revenue: 0, orders: 0 } }

it('every measure has a definition, and the average is the revenue by orders', () => {
  const figures = { sales, views: { now: 9, before: 1 } }
  expect(measures.map(({ name, of }) => [name, of(figures).now])).toEqual([
    ['Revenue', 3000],
    ['Orders', 4],
    ['Average order', 750],
    ['Page views', 9],
  ])
  expect(measures.every(({ definition }) => definition !== '')).toBe(true)
})
