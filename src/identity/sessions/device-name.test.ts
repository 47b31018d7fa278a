import { expect, it } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { deviceName } from './device-name.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['curl/8.5.0', 'A browser'],
  ['', 'A browser'],
])('deviceName of %s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

it('joins browser and system in the language of the page', () => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36'
  expect(inLocale('ar', () => deviceName(userAgent))).toMatch(/Chrome.* على .*Android/)
  expect(inLocale('ar', () => deviceName(''))).toBe('متصفح')
})
