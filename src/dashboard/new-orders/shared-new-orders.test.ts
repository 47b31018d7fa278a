// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isFirstToChime, readNewOrders, readSeen, writeSeen } from './shared-new-orders.ts'

beforeEach(() => localStorage.clear())

const noon = 1_795_600_000_000
const one = { count: 1, newest: noon }

describe('reading arrivals', () => {
  it('asks the server once for all tabs within nine seconds', async () => {
    const fetchNewOrders = vi.fn(async () => one)
    expect(await readNewOrders(5, fetchNewOrders, noon)).toEqual(one)
    expect(await readNewOrders(5, fetchNewOrders, noon + 8_999)).toEqual(one)
    expect(fetchNewOrders).toHaveBeenCalledTimes(1)
    await readNewOrders(5, fetchNewOrders, noon + 9_000)
    expect(fetchNewOrders).toHaveBeenCalledTimes(2)
  })

  it('asks again for another time, and after the clock was set back', async () => {
    const fetchNewOrders = vi.fn(async () => one)
    await readNewOrders(5, fetchNewOrders, noon)
    await readNewOrders(6, fetchNewOrders, noon)
    await readNewOrders(6, fetchNewOrders, noon - 1)
    expect(fetchNewOrders.mock.calls).toEqual([[5], [6], [6]])
  })

  it.each(['no JSON', '[]', '{"since":"5","at":"x"}', 'null'])(
    'ignores the stored %s',
    async (stored) => {
      localStorage.setItem('order-arrivals', stored)
      expect(await readNewOrders(5, async () => one, noon)).toEqual(one)
    },
  )

  it('shares no failure', async () => {
    const fail = () => Promise.reject(new Error('offline'))
    await expect(readNewOrders(5, fail, noon)).rejects.toThrow('offline')
    expect(await readNewOrders(5, async () => one, noon)).toEqual(one)
  })
})

it('only the first tab plays the sound of an order', () => {
  expect([isFirstToChime(noon), isFirstToChime(noon)]).toEqual([true, false])
  expect([isFirstToChime(noon + 1), isFirstToChime(noon)]).toEqual([true, false])
})

it('each user has seen other orders', () => {
  writeSeen('nadia', noon)
  expect([readSeen('nadia'), readSeen('karim')]).toEqual([noon, null])
  localStorage.setItem('order-seen:karim', 'soon')
  expect(readSeen('karim')).toBeNull()
})
