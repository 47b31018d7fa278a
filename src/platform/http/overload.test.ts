import { describe, expect, it } from 'vitest'
import { laneOf, watchOverload } from './overload.ts'

describe('a process', () => {
  const watch = () => watchOverload({ lagMs: 1000, inFlight: 10 })

  it('does not mind one long piece of work', () => {
    const process = watch()
    process.noteLag(5000)
    expect(process.isOverloaded('ordinary', 1)).toBe(false)
  })

  it('has too much to do when it is late again and again', () => {
    const process = watch()
    process.noteLag(1001)
    process.noteLag(1001)
    expect(process.isOverloaded('ordinary', 1)).toBe(true)
  })

  it('has caught up with the first timer that is in time', () => {
    const process = watch()
    for (const lag of [2000, 2000, 1000]) process.noteLag(lag)
    expect(process.isOverloaded('ordinary', 1)).toBe(false)
  })

  it('takes on as much as it may, and no more', () => {
    const process = watch()
    expect([10, 11].map((count) => process.isOverloaded('ordinary', count))).toEqual([false, true])
  })
})

it.each([
  ['/health', 'watching'],
  ['/health/ready', 'watching'],
  ['/metrics', 'watching'],
  ['/api/payments/webhook', 'webhooks'],
  ['/api/payments/return', 'returns'],
  ['/', 'ordinary'],
  ['/_serverFn/checkout.placeOrder', 'ordinary'],
  ['/healthy', 'ordinary'],
])('the lane of %s is %s', (pathname, lane) => {
  expect(laneOf(pathname)).toBe(lane)
})

describe('a process that is late and has thousands of pages to make', () => {
  const watch = watchOverload({ lagMs: 1000, inFlight: 10 })
  watch.noteLag(5000)
  watch.noteLag(5000)

  it('answers those that watch it, however many', () => {
    expect(watch.isOverloaded('watching', 10_000)).toBe(false)
  })

  it.each(['webhooks', 'returns'] as const)('takes 100 %s, and no more', (lane) => {
    expect([100, 101].map((count) => watch.isOverloaded(lane, count))).toEqual([false, true])
  })
})
