import { defineMessages } from '#i18n/define-messages.ts'

export const printText = defineMessages({
  en: {
    notFound: 'Not Found',
    noCard: 'This order has no message card.',
    recipientErased: 'The recipient’s data was deleted, so there is no card or label to print.',
    tooLong: 'The message has too many lines for a printed card. Write it by hand.',
    nothing: 'None of these orders has anything to print.',
    tooMany: 'You can print up to {most} orders at once. Select fewer, for example one time slot.',
    cards: 'Cards',
    'work-orders': 'Work orders',
    labels: 'Labels',
  },
  ar: {
    notFound: 'غير موجود',
    noCard: 'لا يوجد كارت لهذا الطلب.',
    recipientErased: 'حُذفت بيانات المستلم، فلا يوجد كارت أو ملصق للطباعة.',
    tooLong: 'الرسالة أطول من أن تُطبع على الكارت. اكتبها بخط اليد.',
    nothing: 'لا يوجد ما يُطبع لهذه الطلبات.',
    tooMany:
      'يمكنك طباعة {most} طلب كحد أقصى في المرة الواحدة. اختر عددًا أقل، مثل طلبات موعد واحد.',
    cards: 'الكروت',
    'work-orders': 'أوامر التجهيز',
    labels: 'الملصقات',
  },
})
