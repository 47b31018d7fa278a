import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderStatus, orderStatusProperties } from '../order-status.ts'
import { orderStatuses } from '../order-statuses.ts'
import {
  type Actor,
  correctionsFrom,
  leavesOnOtherDay,
  mayMove,
  mayUndo,
  movesFrom,
  orderLifecycle,
  reservesStock,
} from './order-lifecycle.ts'

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

describe('the order lifecycle', () => {
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

  it.each(final)('has no move from %s', (status) => {
    expect(orderLifecycle.filter((move) => move.from === status)).toEqual([])
  })

  it('contains every move once', () => {
    const moves = orderLifecycle.map(({ from, to }) => `${from} → ${to}`)
    expect(new Set(moves).size).toBe(moves.length)
  })

  it('has no move from a status to itself', () => {
    expect(orderLifecycle.filter(({ from, to }) => from === to)).toEqual([])
  })

  it.each(orderLifecycle)('names the actors of $from → $to', ({ by }) => {
    expect(by.length).toBeGreaterThan(0)
    expect(new Set(by).size).toBe(by.length)
  })

  it.each(actors)('has a move for %s', (actor) => {
    expect(orderLifecycle.some(({ by }) => by.includes(actor))).toBe(true)
  })

  it('allows only a payment to confirm an order', () => {
    const confirming = orderLifecycle.filter(({ to }) => to === 'confirmed')
    expect(new Set(confirming.flatMap(({ by }) => by))).toEqual(new Set(['payment']))
  })

  it('allows a customer only to cancel before preparation', () => {
    const theirs = orderLifecycle.filter(({ by }) => by.includes('customer'))
    expect(theirs.map(({ from, to }) => [from, to])).toEqual([
      ['awaiting_payment', 'cancelled'],
      ['confirmed', 'cancelled'],
    ])
  })

  it('allows changes by the customer exactly as long as a cancellation', () => {
    for (const status of orderStatuses) {
      const { ownerMayChange } = orderStatusProperties[status]
      expect(ownerMayChange).toBe(mayMove(status, 'cancelled', 'customer'))
    }
  })

  it('offers exactly the allowed moves', () => {
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

  it('releases the stock exactly when an order ends undelivered', () => {
    const free = orderStatuses.filter((status) => !reservesStock(status))
    expect(free).toEqual(['cancelled', 'expired'])
  })
})

describe('a move of staff', () => {
  it.each(orderLifecycle.filter(({ by, to }) => by.includes('staff') && to !== 'cancelled'))(
    'can be undone: $from → $to',
    ({ from, to }) => expect(mayUndo(from, to)).toBe(true),
  )

  it.each<[OrderStatus, OrderStatus]>([
    ['confirmed', 'cancelled'],
    ['delivery_failed', 'cancelled'],
    ['awaiting_payment', 'confirmed'],
    ['awaiting_payment', 'expired'],
  ])('cannot be undone: %s → %s', (from, to) => expect(mayUndo(from, to)).toBe(false))

  it('leaves on another day only when it sends the order out', () => {
    expect(leavesOnOtherDay('out_for_delivery', '2026-11-21', '2026-11-20')).toBe(true)
    expect(leavesOnOtherDay('out_for_delivery', '2026-11-20', '2026-11-20')).toBe(false)
    expect(leavesOnOtherDay('preparing', '2026-11-21', '2026-11-20')).toBe(false)
  })
})

describe('a correction', () => {
  it('is possible for the result of a delivery alone', () => {
    const corrected = orderStatuses.filter((status) => correctionsFrom(status).length > 0)
    expect(corrected).toEqual(['delivered', 'delivery_failed'])
  })

  it('is no move that all staff can make', () => {
    for (const from of orderStatuses) {
      for (const to of correctionsFrom(from)) expect(mayMove(from, to, 'staff')).toBe(false)
    }
  })
})
