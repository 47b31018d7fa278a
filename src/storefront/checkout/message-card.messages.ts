import { defineMessages } from '#i18n/define-messages.ts'

/** The preview of the card, in the checkout and on an order. */
export const messageCardText = defineMessages({
  en: {
    card: 'The card',
    placeholder: 'Your message appears here.',
  },
  ar: {
    card: 'الكارت',
    placeholder: 'تظهر رسالتك هنا.',
  },
})
