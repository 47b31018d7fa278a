import { defineMessages } from '#i18n/define-messages.ts'

/** Each in the other language: it addresses readers of that one. */
export const offerText = defineMessages({
  en: {
    label: 'لغة المتجر',
    offer: 'المتجر متاح باللغة العربية أيضًا.',
    accept: 'تصفّح بالعربية',
    dismiss: 'لا، شكرًا',
  },
  ar: {
    label: 'Language of the shop',
    offer: 'The shop is also available in English.',
    accept: 'Browse in English',
    dismiss: 'No, thanks',
  },
})
