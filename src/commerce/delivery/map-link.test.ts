import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapLink } from './map-link.ts'

const address = {
  zoneId: 'zamalek',
  zoneName: 'Zamalek',
  street: 'Brazil Street',
  building: '12',
  floor: '3',
  notes: 'Ring twice',
}

describe('a map link', () => {
  it('contains the building but no recipient and no floor', () => {
    expect(mapLink(address)).toBe(
      'https://www.google.com/maps/search/?api=1&query=12%2C+Brazil+Street%2C+Zamalek%2C+Cairo%2C+Egypt',
    )
  })

  it('leads to the map for any typed address', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        (street, building) => {
          const { origin, pathname, searchParams } = new URL(
            mapLink({ ...address, street, building }),
          )
          expect(origin + pathname).toBe('https://www.google.com/maps/search/')
          expect([...searchParams.keys()]).toEqual(['api', 'query'])
        },
      ),
    )
  })
})
