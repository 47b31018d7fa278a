import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderStatus, orderStatuses, orderStatusProperties } from '../order-status.ts'
import { type Actor, mayMove, movesFrom, orderLifecycle, reservesStock } from './order-lifecycle.ts'

const actors: Actor[] = ['customer', 'staff', 'payment', 'clock']
const born: OrderStatus[] = ['awaiting_payment', 'confirmed']
const final: OrderStatus[] = ['delivered', 'cancelled']

function reachableFrom(starts: readonly OrderStatus[]): Set<OrderStatus> {
  const reached = new Set(starts)
  for (const status of reached) {
    for (const move of orderLifecycle) if (move.from === status) reached.add(move.to)
  }
  return reached
}

describe('the life of an order', () => {
  it.each(orderStatuses)('reaches %s', (status) => {
    expect(reachableFrom(born)).toContain(status)
  })

  it.each(orderStatuses.filter((status) => !final.includes(status)))(
    'can end from %s',
    (status) => {
      const ends = final.filter((end) => reachableFrom([status]).has(end))
      expect(ends).not.toEqual([])
    },
  )

  it.each(final)('is over once it is %s', (status) => {
    expect(orderLifecycle.filter((move) => move.from === status)).toEqual([])
  })

  it('says every move once', () => {
    const moves = orderLifecycle.map(({ from, to }) => `${from} → ${to}`)
    expect(new Set(moves).size).toBe(moves.length)
  })

  it('never leads from a status to itself', () => {
    expect(orderLifecycle.filter(({ from, to }) => from === to)).toEqual([])
  })

  it.each(orderLifecycle)('names who moves it from $from to $to', ({ by }) => {
    expect(by.length).toBeGreaterThan(0)
    expect(new Set(by).size).toBe(by.length)
  })

  it.each(actors)('has something to do for %s', (actor) => {
    expect(orderLifecycle.some(({ by }) => by.includes(actor))).toBe(true)
  })

  it('lets only a payment confirm an order', () => {
    const confirming = orderLifecycle.filter(({ to }) => to === 'confirmed')
    expect(new Set(confirming.flatMap(({ by }) => by))).toEqual(new Set(['payment']))
  })

  it('lets a customer do nothing but cancel before it is prepared', () => {
    const theirs = orderLifecycle.filter(({ by }) => by.includes('customer'))
    expect(theirs.map(({ from, to }) => [from, to])).toEqual([
      ['awaiting_payment', 'cancelled'],
      ['confirmed', 'cancelled'],
    ])
  })

  it('is its owner’s to change exactly as long as it is theirs to cancel', () => {
    for (const status of orderStatuses) {
      const { ownerMayChange } = orderStatusProperties[status]
      expect(ownerMayChange).toBe(mayMove(status, 'cancelled', 'customer'))
    }
  })

  it('offers an actor exactly the moves that it allows them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...actors),
        (from, to, actor) => {
          expect(movesFrom(from, actor).includes(to)).toBe(mayMove(from, to, actor))
        },
      ),
    )
  })

  it.each<[OrderStatus, OrderStatus, Actor]>([
    ['confirmed', 'delivered', 'staff'],
    ['delivered', 'cancelled', 'staff'],
    ['cancelled', 'confirmed', 'payment'],
    ['confirmed', 'preparing', 'customer'],
    ['confirmed', 'expired', 'clock'],
    ['expired', 'confirmed', 'staff'],
  ])('forbids %s → %s by %s', (from, to, actor) => {
    expect(mayMove(from, to, actor)).toBe(false)
  })

  it('gives the flowers back when it ends without a delivery, and only then', () => {
    const free = orderStatuses.filter((status) => !reservesStock(status))
    expect(free).toEqual(['cancelled', 'expired'])
  })
})
