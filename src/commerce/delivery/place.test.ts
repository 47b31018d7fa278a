import { describe, expect, it } from 'vitest'
import { distanceKm, formatPlace, parsePlace } from './place.ts'

const zamalek = { latitude: 30_060_900, longitude: 31_219_700 }

describe('a place', () => {
  it.each([
    ['30.0609, 31.2197', zamalek],
    [' 30.0609,31.2197 ', zamalek],
    ['30.0609 31.2197', zamalek],
    ['30.0609، 31.2197', zamalek],
    ['https://www.google.com/maps/place/Zamalek/@30.0609,31.2197,15z/data=!3m1', zamalek],
    ['-90, 180', { latitude: -90_000_000, longitude: 180_000_000 }],
    ['90.000001, 0', null],
    ['0, 180.000001', null],
    ['Zamalek', null],
    ['30.0609', null],
    ['', null],
  ])('reads %s', (typed, place) => {
    expect(parsePlace(typed)).toEqual(place)
  })

  it('is shown as it is read', () => {
    expect(formatPlace(zamalek)).toBe('30.0609, 31.2197')
    expect(parsePlace(formatPlace(zamalek))).toEqual(zamalek)
  })

  it('lies at its distance from another one', () => {
    const maadi = { latitude: 29_960_200, longitude: 31_256_900 }
    expect(distanceKm(zamalek, maadi)).toBeCloseTo(11.76, 1)
    expect(distanceKm(zamalek, zamalek)).toBe(0)
  })
})
