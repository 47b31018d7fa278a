// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isFirstToChime, readArrivals, readSeen, writeSeen } from './shared-arrivals.ts'

beforeEach(() => localStorage.clear())

const noon = 1_795_600_000_000
const one = { count: 1, newest: noon }

describe('reading arrivals', () => {
  it('asks the server once for all tabs within nine seconds', async () => {
    const fetchArrivals = vi.fn(async () => one)
    expect(await readArrivals(5, fetchArrivals, noon)).toEqual(one)
    expect(await readArrivals(5, fetchArrivals, noon + 8_999)).toEqual(one)
    expect(fetchArrivals).toHaveBeenCalledTimes(1)
    await readArrivals(5, fetchArrivals, noon + 9_000)
    expect(fetchArrivals).toHaveBeenCalledTimes(2)
  })

  it('asks again for another time, and after the clock was set back', async () => {
    const fetchArrivals = vi.fn(async () => one)
    await readArrivals(5, fetchArrivals, noon)
    await readArrivals(6, fetchArrivals, noon)
    await readArrivals(6, fetchArrivals, noon - 1)
    expect(fetchArrivals.mock.calls).toEqual([[5], [6], [6]])
  })

  it.each(['no JSON', '[]', '{"since":"5","at":"x"}', 'null'])(
    'ignores the stored %s',
    async (stored) => {
      localStorage.setItem('order-arrivals', stored)
      expect(await readArrivals(5, async () => one, noon)).toEqual(one)
    },
  )

  it('shares no failure', async () => {
    const fail = () => Promise.reject(new Error('offline'))
    await expect(readArrivals(5, fail, noon)).rejects.toThrow('offline')
    expect(await readArrivals(5, async () => one, noon)).toEqual(one)
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
