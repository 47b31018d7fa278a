import { defineMessages } from '#i18n/define-messages.ts'

export const contentText = defineMessages({
  en: { arabicMissing: 'Arabic missing' },
  ar: { arabicMissing: 'بلا نص عربي' },
})
