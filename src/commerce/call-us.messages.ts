import { defineMessages } from '#i18n/define-messages.ts'

/** Each completes a sentence of its own: `Please call us on …`. */
export const callUsText = defineMessages({
  en: { call: 'call us on {phone}', email: 'email us at {email}' },
  ar: { call: 'اتصل بنا على {phone}', email: 'راسلنا على {email}' },
})
