import { describe, expect, it } from 'vitest'
import { orderStatuses } from '#commerce/orders/order-statuses.ts'
import { noPhones } from '#commerce/shop-phones.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { changeNotices, confirmationNotices, linkNotices } from './request-notices.ts'

const arabic = /\p{Script=Arabic}/u

describe('a notice about a refused change', () => {
  it.each(orderStatuses)('says in both languages why it is too late: %s', (status) => {
    const refused = { ok: false, refusal: 'too-late-to-change', status } as const
    const english = changeNotices(noPhones).refused(refused)
    expect(english.title).toBe('This order can no longer be changed')
    expect(english.message).toMatch(/\.$/)
    const translated = inLocale('ar', () => changeNotices(noPhones).refused(refused))
    expect(translated.title).toBe('لم يعد من الممكن تعديل هذا الطلب')
    expect(translated.message).toMatch(arabic)
  })

  it('takes its title from the language of the request', () => {
    const refused = { ok: false, refusal: 'changed-elsewhere' } as const
    expect(changeNotices(noPhones).refused(refused).title).toBe('This order has changed')
    expect(inLocale('ar', () => changeNotices(noPhones).refused(refused)).title).toBe(
      'تغيّر هذا الطلب',
    )
  })
})

describe('a notice about a wrong code', () => {
  it.each([
    [1, '1 try left.', 'تبقت لديك محاولة واحدة.'],
    [2, '2 tries left.', 'تبقت لديك محاولتان.'],
    [4, '4 tries left.', 'تبقت لديك 4 محاولات.'],
  ])('counts %i tries', (left, english, translated) => {
    const refused = { ok: false, refusal: 'wrong-code', left } as const
    const message = () => confirmationNotices().refused(refused).message
    expect(message()).toBe(`That code is not correct. ${english}`)
    expect(inLocale('ar', message)).toBe(`هذا الرمز غير صحيح. ${translated}`)
  })
})

it('a notice about a link says in Arabic that the order has no email address', () => {
  const refused = { ok: false, refusal: 'no-email' } as const
  expect(inLocale('ar', () => linkNotices().refused(refused)).message).toBe(
    'هذا الطلب ليس له بريد إلكتروني. تواصل معنا.',
  )
})
