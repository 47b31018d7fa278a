import { defineMessages } from '#i18n/define-messages.ts'

export const fullNameText = defineMessages({
  en: { guest: 'Guest' },
  ar: { guest: 'زائر' },
})
