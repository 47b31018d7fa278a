import { describe, expect, it } from 'vitest'
import { isAlwaysAnswered, watchOverload } from './overload.ts'

describe('a process', () => {
  const watch = () => watchOverload({ lagMs: 1000, inFlight: 10 })

  it('does not mind one long piece of work', () => {
    const process = watch()
    process.noteLag(5000)
    expect(process.isOverloaded(1)).toBe(false)
  })

  it('has too much to do when it is late again and again', () => {
    const process = watch()
    process.noteLag(1001)
    process.noteLag(1001)
    expect(process.isOverloaded(1)).toBe(true)
  })

  it('has caught up with the first timer that is in time', () => {
    const process = watch()
    for (const lag of [2000, 2000, 1000]) process.noteLag(lag)
    expect(process.isOverloaded(1)).toBe(false)
  })

  it('takes on as much as it may, and no more', () => {
    const process = watch()
    expect([process.isOverloaded(10), process.isOverloaded(11)]).toEqual([false, true])
  })
})

it.each([
  ['/health', true],
  ['/health/ready', true],
  ['/metrics', true],
  ['/api/payments/webhook', true],
  ['/', false],
  ['/_serverFn/checkout.placeOrder', false],
  ['/healthy', false],
])('while there is too much to do, that %s is answered is %s', (pathname, answered) => {
  expect(isAlwaysAnswered(pathname)).toBe(answered)
})
