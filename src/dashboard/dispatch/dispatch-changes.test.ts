import { describe, expect, it } from 'vitest'
import type { Dispatch, DispatchOrder } from '#commerce/drivers/dispatch.ts'
import {
  byArea,
  countToAssign,
  driverOf,
  ofSlot,
  withAssigned,
  withSorted,
} from './dispatch-changes.ts'
import { readCounted } from './read-counted.ts'

const order = (id: string, change: Partial<DispatchOrder> = {}): DispatchOrder => ({
  ...{ id, number: id, status: 'preparing', recipientName: 'Karim', zoneId: 'zamalek' },
  ...{ zoneName: 'Zamalek', street: '', slotId: 'noon', startMinute: 0, endMinute: 0 },
  ...{ preferred: null, hasAddress: true, cashDue: 0, attempt: null, isPinWrong: false },
  ...change,
})
const run = (id: string, ...stops: DispatchOrder[]) => ({
  driver: { id, name: id, phone: '', mayDrive: true },
  stops,
  km: 0,
  cash: { due: 0, collected: 0, toHandIn: 0, counted: 0 },
})
const dispatch: Dispatch = {
  date: '2026-11-20',
  slots: [],
  unassigned: [order('a'), order('b', { zoneId: 'maadi', zoneName: 'Maadi' }), order('c')],
  runs: [run('hany', order('d'), order('e', { slotId: 'evening' })), run('mina')],
}
const idsIn = ({ unassigned, runs }: Dispatch) =>
  [unassigned, ...runs.map(({ stops }) => stops)].map((orders) => orders.map(({ id }) => id))

describe('the dispatch on the screen', () => {
  it('gives orders to a driver as the last stops, once', () => {
    const given = withAssigned(dispatch, ['c', 'a'], 'hany')
    expect(idsIn(given)).toEqual([['b'], ['d', 'e', 'c', 'a'], []])
    expect(idsIn(withAssigned(given, ['c'], 'hany'))).toEqual(idsIn(given))
    expect(idsIn(withAssigned(given, ['d'], 'mina'))).toEqual([['b'], ['e', 'c', 'a'], ['d']])
    expect(driverOf(given, 'a')).toBe('hany')
  })

  it('takes orders from their driver', () => {
    expect(idsIn(withAssigned(dispatch, ['d'], null))).toEqual([['a', 'b', 'c', 'd'], ['e'], []])
    expect(driverOf(dispatch, 'a')).toBeNull()
  })

  it('sorts one run', () => {
    expect(idsIn(withSorted(dispatch, 'hany', ['e', 'd']))[1]).toEqual(['e', 'd'])
  })

  it('groups orders by area, each where its first order stands', () => {
    const areas = byArea(dispatch.unassigned)
    expect(areas.map(({ name, orders }) => [name, orders.length])).toEqual([
      ['Zamalek', 2],
      ['Maadi', 1],
    ])
  })

  it('counts the open stops of former drivers among the orders to assign', () => {
    expect(countToAssign(dispatch)).toBe(3)
    const former = run('sami', order('f'), order('g', { status: 'delivered' }))
    const left = { ...former, driver: { ...former.driver, mayDrive: false } }
    expect(countToAssign({ ...dispatch, runs: [...dispatch.runs, left] })).toBe(4)
  })

  it('shows the orders of one slot', () => {
    expect(idsIn(ofSlot(dispatch, 'evening'))).toEqual([[], ['e'], []])
    expect(ofSlot(dispatch, undefined)).toBe(dispatch)
  })
})

it.each([
  ['0', 0],
  [' 950 ', 950],
  ['', null],
  ['9.5', null],
  ['-1', null],
  ['12345678', null],
])('reads a counted amount: %s', (typed, amount) => {
  expect(readCounted(typed)).toBe(amount)
})
