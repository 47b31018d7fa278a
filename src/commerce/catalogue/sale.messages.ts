import { defineMessages } from '#i18n/define-messages.ts'

export const saleText = defineMessages({
  en: { badge: '{percent}% OFF' },
  ar: { badge: 'خصم {percent}%' },
})
