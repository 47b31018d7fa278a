import { defineMessages } from '#i18n/define-messages.ts'

export const printText = defineMessages({
  en: {
    notFound: 'Not Found',
    noCard: 'This order has no message card.',
    tooLong: 'The message has too many lines for a printed card. Write it by hand.',
  },
  ar: {
    notFound: 'غير موجود',
    noCard: 'لا يوجد كارت لهذا الطلب.',
    tooLong: 'الرسالة أطول من أن تُطبع على الكارت. اكتبها بخط اليد.',
  },
})
