import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathLengthKm, shortestPath } from './order-stops.ts'

const cairo = record({
  latitude: integer({ min: 29_900_000, max: 30_200_000 }),
  longitude: integer({ min: 31_000_000, max: 31_800_000 }),
})
const stopsOf = (places: readonly { latitude: number; longitude: number }[]) =>
  places.map((place, id) => ({ id, place }))
const km = (stops: ReturnType<typeof stopsOf>, start: (typeof stops)[number]['place'] | null) =>
  pathLengthKm(
    stops.map(({ place }) => place),
    start,
  )

describe('the shortest route', () => {
  it('is never longer than the given order', () => {
    assert(
      property(array(cairo, { maxLength: 14 }), cairo, (places, start) => {
        const stops = stopsOf(places)
        expect(km(shortestPath(stops, start), start)).toBeLessThanOrEqual(km(stops, start) + 1e-6)
        expect(km(shortestPath(stops, null), null)).toBeLessThanOrEqual(km(stops, null) + 1e-6)
      }),
    )
  })

  it('has every stop exactly once', () => {
    assert(
      property(array(cairo, { maxLength: 14 }), cairo, (places, start) => {
        const ids = shortestPath(stopsOf(places), start).map(({ id }) => id)
        expect(ids.toSorted((one, other) => one - other)).toEqual(places.map((_, id) => id))
      }),
    )
  })

  it('gets no shorter when it is ordered again', () => {
    assert(
      property(array(cairo, { maxLength: 10 }), cairo, (places, start) => {
        const once = shortestPath(stopsOf(places), start)
        expect(km(shortestPath(once, start), start)).toBeCloseTo(km(once, start), 6)
      }),
    )
  })

  it('goes along a line from its start', () => {
    const onLine = [3, 1, 4, 2].map((at) => ({
      latitude: 30_000_000,
      longitude: 31_000_000 + at * 10_000,
    }))
    const start = { latitude: 30_000_000, longitude: 31_000_000 }
    expect(shortestPath(stopsOf(onLine), start).map(({ id }) => id)).toEqual([1, 3, 0, 2])
  })

  it('keeps the order of stops at one place', () => {
    const place = { latitude: 30_000_000, longitude: 31_000_000 }
    expect(shortestPath(stopsOf([place, place, place]), place).map(({ id }) => id)).toEqual([
      0, 1, 2,
    ])
    expect(shortestPath([], null)).toEqual([])
  })
})
