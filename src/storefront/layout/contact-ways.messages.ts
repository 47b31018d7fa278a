import { defineMessages } from '#i18n/define-messages.ts'

/** Each completes a sentence of its own: `Questions? Please …`. */
export const contactText = defineMessages({
  en: {
    email: 'email <mail>{email}</mail>',
    phone: 'call <tel>{phone}</tel> or email <mail>{email}</mail>',
    whatsApp: 'message us on <chat>WhatsApp</chat> or email <mail>{email}</mail>',
    all: 'call <tel>{phone}</tel>, message us on <chat>WhatsApp</chat> or email <mail>{email}</mail>',
  },
  ar: {
    email: 'راسلنا على <mail>{email}</mail>',
    phone: 'اتصل بنا على <tel>{phone}</tel> أو راسلنا على <mail>{email}</mail>',
    whatsApp: 'راسلنا على <chat>واتساب</chat> أو على <mail>{email}</mail>',
    all: 'اتصل بنا على <tel>{phone}</tel> أو راسلنا على <chat>واتساب</chat> أو على <mail>{email}</mail>',
  },
})
