import { defineMessages } from '#i18n/define-messages.ts'

export const templateText = defineMessages({
  en: {
    card: 'The card',
    cardBelow: 'The card:',
    whatsApp: 'WhatsApp: {number}',
    shop: '{name}, {place}',
  },
  ar: {
    card: 'الكارت',
    cardBelow: 'الكارت:',
    whatsApp: 'واتساب: {number}',
    shop: '{name}، {place}',
  },
})
