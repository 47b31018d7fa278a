import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleOrder } from '../../../../tests/support/sample-order.ts'
import type { OrderLine } from '../order.ts'
import { listedItems } from './listed-items.ts'

const [roses] = sampleOrder().lines

function lines(...changes: Partial<OrderLine>[]): OrderLine[] {
  return changes.flatMap((change) => (roses ? [{ ...roses, ...change }] : []))
}

it('lists bouquets and add-ons in the language of the page, without refunded lines', () => {
  const order = lines(
    { image: '/uploads/a.webp', quantity: 2, nameAr: 'ورد أحمر' },
    { name: 'Candle', addedTo: 0 },
    { name: 'Vase', givenBackAt: 1 },
  )
  expect(inLocale('en', () => listedItems(order))).toEqual([
    { name: 'Red roses', quantity: 2, image: '/uploads/a.webp' },
    { name: '+ Candle', quantity: 1, image: null },
  ])
  expect(inLocale('ar', () => listedItems(order))[0]?.name).toBe('ورد أحمر')
})

it('is empty for an order whose lines were all refunded', () => {
  expect(listedItems(lines({ givenBackAt: 1 }))).toEqual([])
})
