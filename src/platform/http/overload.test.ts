import { describe, expect, it } from 'vitest'
import { laneOf, watchOverload } from './refuse-overload.server.ts'

describe('overload detection', () => {
  const watch = () => watchOverload({ lagMs: 1000, inFlight: 10 })

  it('ignores a single long task', () => {
    const process = watch()
    process.noteLag(5000)
    expect(process.isOverloaded('ordinary', 1)).toBe(false)
  })

  it('starts after repeated delays', () => {
    const process = watch()
    process.noteLag(1001)
    process.noteLag(1001)
    expect(process.isOverloaded('ordinary', 1)).toBe(true)
  })

  it('ends with the first timer that is on time', () => {
    const process = watch()
    for (const lag of [2000, 2000, 1000]) process.noteLag(lag)
    expect(process.isOverloaded('ordinary', 1)).toBe(false)
  })

  it('allows as many requests as the limit', () => {
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
  ['/ar/api/payments/return', 'returns'],
  ['/', 'ordinary'],
  ['/_serverFn/checkout.placeOrder', 'ordinary'],
  ['/healthy', 'ordinary'],
])('the lane of %s is %s', (pathname, lane) => {
  expect(laneOf(pathname)).toBe(lane)
})

describe('with a late process and thousands of open requests', () => {
  const watch = watchOverload({ lagMs: 1000, inFlight: 10 })
  watch.noteLag(5000)
  watch.noteLag(5000)

  it('never refuses health checks', () => {
    expect(watch.isOverloaded('watching', 10_000)).toBe(false)
  })

  it.each(['webhooks', 'returns'] as const)('allows 100 %s', (lane) => {
    expect([100, 101].map((count) => watch.isOverloaded(lane, count))).toEqual([false, true])
  })
})
