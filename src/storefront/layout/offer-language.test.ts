// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inLocale } from '#i18n/locale.server.ts'
import { rememberLanguageOffer } from './language-offer-memory.ts'
import { offerLanguage, prefersOther } from './offer-language.ts'

it.each([
  [['ar-EG', 'en'], true],
  [['AR'], true],
  [['fr', 'ar', 'en'], true],
  [['en-GB', 'ar'], false],
  [['arn', 'fr'], false],
  [[], false],
])('with the languages %j an English page offers Arabic: %s', (languages, offers) => {
  expect(prefersOther(languages)).toBe(offers)
})

it.each([
  [['en-US'], true],
  [['ar', 'en'], false],
  [['fr'], false],
])('with the languages %j an Arabic page offers English: %s', (languages, offers) => {
  expect(inLocale('ar', () => prefersOther(languages))).toBe(offers)
})

const load = () => {
  const show = vi.fn()
  offerLanguage(show)
  return show
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('navigator', { languages: ['ar'] })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('offers a language once, a moment after the first input', async () => {
  const first = load()
  const second = load()
  await vi.advanceTimersByTimeAsync(999)
  expect(first).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce(), 10_000)
  expect(second).not.toHaveBeenCalled()
})

it('offers no language to a user who has chosen one', () => {
  rememberLanguageOffer()
  load()
  expect(vi.getTimerCount()).toBe(0)
})

it('offers no language where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  load()
  expect(vi.getTimerCount()).toBe(0)
})
