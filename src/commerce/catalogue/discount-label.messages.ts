import { defineMessages } from '#i18n/define-messages.ts'

export const discountText = defineMessages({
  en: { badge: '{percent}% OFF' },
  ar: { badge: 'خصم {percent}%' },
})
