import { defineMessages } from '#i18n/define-messages.ts'

/** Responses that no page surrounds. */
export const plainText = defineMessages({
  en: {
    busy: 'The shop is very busy. Please try again in a few seconds.',
  },
  ar: {
    busy: 'المتجر مزدحم جدًا الآن. حاول مرة أخرى بعد ثوانٍ.',
  },
})
