import { describe, expect, it } from 'vitest'
import { standardSettings } from './default-settings.server.ts'
import type { SettingsProblem } from './settings-problem.ts'
import {
  checkSettings,
  differingFrom,
  mergeSettings,
  type SettingName,
  type SettingsDraft,
  settingLengths,
  settingsDraftOf,
} from './shop-settings.ts'

const standard = standardSettings()
const check = (change: Partial<SettingsDraft>) => checkSettings({ ...standard, ...change })

describe('checkSettings', () => {
  it('accepts the settings that ship with the shop', () => {
    const checked = check({})
    expect(checked).toMatchObject({ settings: { cashLimit: 3000, paymentMinutes: 30 } })
    if ('settings' in checked) expect(settingsDraftOf(checked.settings)).toEqual(standard)
  })

  it.each<[string, Partial<SettingsDraft>]>([
    ['no Arabic texts', { nameAr: '', taglineAr: '', placeAr: ' ' }],
    ['the longest name', { name: 'x'.repeat(settingLengths.name) }],
    ['no numbers', { phone: '', whatsApp: ' ' }],
    ['no cash', { cashLimit: '0' }],
    ['the shortest times', { paymentMinutes: '10', confirmationMinutes: '5' }],
    ['the longest times', { paymentMinutes: '120', confirmationMinutes: '60' }],
    ['opening until midnight', { opensAt: '00:00', closesAt: '00:00' }],
    ['one open day', { openDays: '7' }],
  ])('accepts %s', (_what, change) => {
    expect(check(change)).toHaveProperty('settings')
  })

  it('converts Arabic digits and separators', () => {
    expect(check({ cashLimit: '٢٬٥٠٠', phone: '+٢٠ ٢ 2735 0000', name: ' Rosa ' })).toMatchObject({
      settings: { cashLimit: 2500, phone: '+20 2 2735 0000', name: 'Rosa' },
    })
  })

  it.each<[SettingName, string, SettingsProblem]>([
    ['name', ' ', { code: 'missing' }],
    ['name', 'x'.repeat(41), { code: 'too-long', longest: 40 }],
    ['nameAr', 'x'.repeat(41), { code: 'too-long', longest: 40 }],
    ['name', 'Rosa\nBcc: all@shop.example', { code: 'special-characters' }],
    ['deliveryArea', '', { code: 'missing' }],
    ['email', 'rosa@', { code: 'email-invalid' }],
    ['phone', '0227350000', { code: 'number-invalid' }],
    ['whatsApp', '+20 2 <b>', { code: 'number-invalid' }],
    ['opensAt', '', { code: 'time-missing' }],
    ['opensAt', '24:00', { code: 'time-missing' }],
    ['closesAt', '09:00', { code: 'closes-early' }],
    ['openDays', '', { code: 'weekdays-missing' }],
    ['openDays', '21', { code: 'invalid' }],
    ['cashLimit', '-1', { code: 'amount-invalid' }],
    ['cashLimit', '10.5', { code: 'amount-invalid' }],
    ['cashLimit', '', { code: 'amount-invalid' }],
    ['paymentMinutes', '9', { code: 'not-between', least: 10, most: 120 }],
    ['paymentMinutes', '121', { code: 'not-between', least: 10, most: 120 }],
    ['confirmationMinutes', '4', { code: 'not-between', least: 5, most: 60 }],
    ['confirmationMinutes', '61', { code: 'not-between', least: 5, most: 60 }],
    ['arabicDigits', 'roman', { code: 'invalid' }],
  ])('rejects %s of "%s"', (name, value, problem) => {
    expect(check({ [name]: value })).toEqual({ problems: { [name]: problem } })
  })
})

describe('mergeSettings', () => {
  it('takes defaults for values that are not stored', () => {
    expect(
      mergeSettings({ ...standard, phone: '+20 2 2735 0000' }, { name: 'Rosa' }),
    ).toMatchObject({ name: 'Rosa', phone: '+20 2 2735 0000', cashLimit: 3000 })
  })

  it('ignores unknown values, and those that this version does not accept', () => {
    const stored = { name: 'Rosa', fax: '1', paymentMinutes: '999', closesAt: '08:00' }
    expect(mergeSettings(standard, stored)).toMatchObject({
      name: 'Rosa',
      paymentMinutes: 30,
      closesAt: '22:00',
    })
  })
})

it('stores the values that differ from the defaults, also emptied ones', () => {
  const defaults = { ...standard, phone: '+20 2 2735 0000' }
  expect(differingFrom(defaults, { ...standard, name: 'Rosa' })).toEqual({
    name: 'Rosa',
    phone: '',
  })
})
