import { describe, expect, it } from 'vitest'
import { isVoidable } from './paymob-provider.server.ts'

describe('isVoidable', () => {
  const paidAt = Date.UTC(2026, 10, 20, 10)
  const payment = { method: 'card', paidAt, amount: 575, refund: 575, at: paidAt } as const
  // A day in Cairo ends at 22:00 UTC.
  const lastMinute = Date.UTC(2026, 10, 20, 21, 59)

  it('accepts a payment until the last minute of its day in Cairo', () => {
    expect(isVoidable({ ...payment, at: lastMinute })).toBe(true)
    expect(isVoidable({ ...payment, at: lastMinute + 60_000 })).toBe(false)
  })

  it('accepts only whole card payments', () => {
    expect(isVoidable({ ...payment, refund: 574 })).toBe(false)
    expect(isVoidable({ ...payment, method: 'wallet' })).toBe(false)
    expect(isVoidable({ ...payment, paidAt: null })).toBe(false)
  })
})
