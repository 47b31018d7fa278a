import { defineMessages } from '#i18n/define-messages.ts'

export const moneyText = defineMessages({
  en: { currency: 'EGP' },
  ar: { currency: 'ج.م' },
})
