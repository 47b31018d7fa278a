import { expect, it } from 'vitest'
import { estimateDelivery } from './delivery-estimate.ts'

const zamalek = { id: 'zamalek', name: 'Zamalek', fee: 60 }
const maadi = { id: 'maadi', name: 'Maadi', fee: 90 }

it('the fee of the chosen area is exact', () => {
  expect(estimateDelivery([zamalek, maadi], 'maadi')).toEqual({ fee: 90, area: maadi })
})

it('without an area the estimate is the lowest fee', () => {
  expect(estimateDelivery([maadi, zamalek], '')).toEqual({ fee: 60, area: null })
})

it('an area that was closed meanwhile does not count', () => {
  expect(estimateDelivery([maadi], 'zamalek')).toEqual({ fee: 90, area: null })
})

it('a shop that delivers nowhere has no estimate', () => {
  expect(estimateDelivery([], '')).toBeNull()
})
