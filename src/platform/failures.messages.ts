import { defineMessages } from '#i18n/define-messages.ts'

export const failuresText = defineMessages({
  en: {
    general: 'Something went wrong on our side. Please try again. ({reference})',
    invalidRequest: 'The shop could not understand this request. Please reload the page.',
  },
  ar: {
    general: 'حدث خطأ من جانبنا. حاول مرة أخرى. ({reference})',
    invalidRequest: 'لم يفهم المتجر هذا الطلب. أعد تحميل الصفحة.',
  },
})
