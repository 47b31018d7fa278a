import { defineMessages } from '#i18n/define-messages.ts'

/** Each in the other language: it addresses readers of that one. */
export const languageText = defineMessages({
  en: { name: 'العربية' },
  ar: { name: 'English' },
})
