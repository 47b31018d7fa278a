import { describe, expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { sampleOrder } from '../../../../tests/support/sample-order.ts'
import { changeText } from './order-change-text.ts'
import { changesBetween } from './order-changes.ts'

const order = sampleOrder()

describe('changesBetween', () => {
  it('lists nothing for the same order', () => {
    expect(changesBetween(order, { ...order, updatedAt: order.updatedAt + 1 })).toEqual([])
  })

  it('lists each changed part with its values', () => {
    const after = {
      ...order,
      delivery: { ...order.delivery, date: '2026-12-24', startMinute: 600, endMinute: 720 },
      address: { ...order.address, zoneName: 'Maadi', zoneNameAr: 'المعادي' },
      cardMessage: 'Get well soon',
      total: order.total + 25,
    }
    const changes = changesBetween(order, after)
    expect(changes.map(({ part }) => part)).toEqual(['day', 'time', 'area', 'card', 'total'])
    expect(changes[2]?.after).toEqual({ text: 'Maadi', textAr: 'المعادي' })
  })

  it('omits an address that the recipient gave in confidence', () => {
    const before = { ...order, addressBy: 'recipient' } as const
    const after = { ...before, address: { ...order.address, street: 'Road 9' } }
    expect(changesBetween(before, after)).toEqual([
      { part: 'address', before: { text: '' }, after: { text: '' } },
    ])
  })
})

describe('changeText', () => {
  const change = (part: 'day' | 'time' | 'area' | 'card' | 'total', one: string, other: string) =>
    ({ part, before: { text: one }, after: { text: other } }) as const

  it('shows days, times and money in the language of the page', () => {
    const day = change('day', '2026-11-20', '2026-11-21')
    expect(changeText(day)).toContain('Friday 20 November')
    expect(inLocale('ar', () => changeText(day))).toMatch(/الجمعة.*السبت/)
    expect(changeText(change('time', '540-720', '900-1080'))).toMatch(/9 am – 12 pm.*3 pm – 6 pm/)
    expect(changeText(change('total', '575', '1650'))).toMatch(/575.*1,650/)
  })

  it('says when a text was or is empty', () => {
    expect(changeText(change('card', '', 'Get well soon'))).toMatch(/none.*Get well soon/)
  })

  it('mentions a private address without showing it', () => {
    const hidden = { part: 'address', before: { text: '' }, after: { text: '' } } as const
    expect(changeText(hidden)).toBe('Address changed')
  })
})
