import { defineMessages } from '#i18n/define-messages.ts'

export const starText = defineMessages({
  en: { stars: '{rating} out of 5 stars' },
  ar: { stars: '{rating} من 5 نجوم' },
})
