import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../../tests/support/sample-order.ts'
import { instantOf } from '../../delivery/cairo-time.ts'
import { orderStatuses } from '../order-statuses.ts'
import { thanksField } from './recipient-fields.ts'
import {
  halvesOfSlot,
  isLinkOver,
  mayDirect,
  preferredWindow,
  recipientStage,
} from './recipient-page.ts'

const delivery = {
  ...sampleOrder().delivery,
  date: '2026-11-21',
  startMinute: 900,
  endMinute: 1080,
}
const given = sampleOrder({
  status: 'preparing',
  addressBy: 'recipient',
  addressGivenAt: 1,
  delivery,
})
const during = instantOf('2026-11-21', 1000)

describe('the page of a recipient', () => {
  it('exists for an order that is to be delivered', () => {
    const stages = orderStatuses.map((status) => [status, recipientStage({ status })])
    expect(Object.fromEntries(stages)).toEqual({
      awaiting_payment: null,
      confirmed: 'expected',
      preparing: 'expected',
      out_for_delivery: 'out',
      delivered: 'delivered',
      delivery_failed: 'failed',
      cancelled: null,
      expired: null,
    })
  })

  it('ends six weeks after the slot', () => {
    const end = instantOf('2027-01-02', 1080)
    expect(isLinkOver(given, end - 1)).toBe(false)
    expect(isLinkOver(given, end)).toBe(true)
  })
})

describe('a slot', () => {
  it.each([
    [900, 1080, 990],
    [900, 1020, 960],
    // 10:00 to 12:10 is divided at 11:00, and not at 11:05.
    [600, 730, 660],
  ])('from %i to %i is divided at %i', (startMinute, endMinute, middle) => {
    expect(halvesOfSlot({ startMinute, endMinute })).toEqual([
      { half: 'first', startMinute, endMinute: middle },
      { half: 'second', startMinute: middle, endMinute },
    ])
  })

  it.each([
    [900, 1019],
    [900, 960],
    [900, 900],
  ])('from %i to %i is not divided', (from, until) => {
    expect(halvesOfSlot({ startMinute: from, endMinute: until })).toEqual([])
  })

  it('has a preferred window only with a preference', () => {
    expect(preferredWindow(given)).toBeNull()
    const second = preferredWindow({ ...given, preferredHalf: 'second' })
    expect(second).toMatchObject({ startMinute: 990, endMinute: 1080 })
    const short = { ...delivery, endMinute: 960 }
    expect(preferredWindow({ delivery: short, preferredHalf: 'second' })).toBeNull()
  })
})

describe('directions', () => {
  it('are accepted until the order leaves', () => {
    const accepted = orderStatuses.filter((status) => mayDirect({ ...given, status }, during))
    expect(accepted).toEqual(['confirmed', 'preparing'])
  })

  it('are accepted until the end of the slot', () => {
    const end = instantOf('2026-11-21', 1080)
    expect(mayDirect(given, end - 1)).toBe(true)
    expect(mayDirect(given, end)).toBe(false)
  })

  it('need an address of the recipient', () => {
    expect(mayDirect({ ...given, addressBy: 'sender' }, during)).toBe(false)
    expect(mayDirect({ ...given, addressGivenAt: null }, during)).toBe(false)
  })
})

describe('the text of thanks', () => {
  it.each(['Thank you 🌷', 'شكرًا جزيلًا\nالورد جميل.', 'a'.repeat(500)])('accepts %j', (text) => {
    expect(thanksField.safeParse(text).success).toBe(true)
  })

  it.each([
    ['  ', 'thanks-missing'],
    ['See https://evil.example', 'thanks-link'],
    ['www.evil', 'thanks-link'],
    ['Write to me@evil.example', 'thanks-link'],
    ['evil.example/pay', 'thanks-link'],
    ['\u0000', 'special-characters'],
  ])('refuses %j', (text, code) => {
    expect(thanksField.safeParse(text).error?.issues[0]?.message).toBe(code)
  })

  it('refuses more than 500 characters', () => {
    expect(thanksField.safeParse('a'.repeat(501)).success).toBe(false)
  })
})
