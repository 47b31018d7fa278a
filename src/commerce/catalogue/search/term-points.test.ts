import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Mask, numbersOf } from './product-masks.ts'
import { addWhereAny, addWhereBoth, earn, noPoints, type Points } from './term-points.ts'

const count = 70
const numbers = Array.from({ length: count }, (_, number) => number)

function maskOf(members: Iterable<number>): Mask {
  const mask = new Int32Array((count + 31) >> 5)
  for (const number of members) mask[number >> 5] = (mask[number >> 5] ?? 0) | (1 << (number & 31))
  return mask
}

type Earned = readonly (readonly [number: number, points: number])[]

function pointsOf(earned: Earned, within = maskOf(numbers)): Points {
  const points = noPoints(count, within)
  for (const [number, more] of earned) earn(points, number, more)
  return points
}

/** The most points of each product. */
function plainPointsOf(earned: Earned): Map<number, number> {
  const points = new Map<number, number>()
  for (const [number, more] of earned) points.set(number, Math.max(more, points.get(number) ?? 0))
  return points
}

const entriesOf = ({ values, mask }: Points) =>
  Array.from(numbersOf(mask), (number) => [number, values[number]])
const sorted = (points: Map<number, number>) => [...points].sort(([one], [other]) => one - other)

const number = fc.nat(count - 1)
const someEarned = fc.array(fc.tuple(number, fc.integer({ min: 1, max: 11 })))

describe('points of terms', () => {
  it('are the most that a product earns, and none outside the set', () => {
    fc.assert(
      fc.property(someEarned, fc.array(number), (earned, members) => {
        const inSet = earned.filter(([one]) => members.includes(one))
        const points = pointsOf(earned, maskOf(members))
        expect(entriesOf(points)).toEqual(sorted(plainPointsOf(inSet)))
      }),
    )
  })

  it('add up for all terms, and what a product earns later is no sum with points it has lost', () => {
    fc.assert(
      fc.property(someEarned, someEarned, someEarned, (first, second, later) => {
        const other = plainPointsOf(second)
        const both = [...plainPointsOf(first)].flatMap(([one, points]) => {
          const more = other.get(one)
          return more === undefined ? [] : [[one, points + more] as const]
        })
        const scores = pointsOf(first)
        addWhereBoth(scores, pointsOf(second))
        expect(entriesOf(scores)).toEqual(sorted(new Map(both)))
        for (const [one, more] of later) earn(scores, one, more)
        expect(entriesOf(scores)).toEqual(sorted(plainPointsOf([...both, ...later])))
      }),
    )
  })

  it('of an optional term leave out no product', () => {
    const scores = pointsOf([
      [1, 5],
      [69, 3],
    ])
    addWhereAny(
      scores,
      pointsOf([
        [2, 4],
        [69, 4],
      ]),
    )
    expect(entriesOf(scores)).toEqual([
      [1, 5],
      [69, 7],
    ])
  })
})
