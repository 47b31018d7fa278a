import { defineMessages } from '#i18n/define-messages.ts'
import type { Locale } from '#i18n/locale.ts'

/** Each language in its own words, whatever the language of the page. */
export const languageNames: Record<Locale, string> = { en: 'English', ar: 'العربية' }

/** Each in the other language: it addresses readers of that one. */
export const languageText = defineMessages({
  en: { name: 'العربية' },
  ar: { name: 'English' },
})
