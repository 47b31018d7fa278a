import { currentLocale } from '#i18n/locale.ts'
import { shownDigits } from '#i18n/shown-digits.ts'

/** The day in Cairo, in words of the page's language. */
export function dayOf(since: Date): string {
  const locale = currentLocale() === 'ar' ? 'ar-EG-u-nu-latn' : 'en-GB'
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Africa/Cairo' })
  return shownDigits(format.format(since))
}
