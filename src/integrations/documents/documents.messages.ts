import { defineMessages } from '#i18n/define-messages.ts'

export const documentText = defineMessages({
  en: {
    footer: '{name}, {place}. {hours}. {email}',
    title: '{title} – {shop}',
    receipt: 'Receipt',
    receiptTitle: 'Receipt {number}',
    order: 'Order {number}',
    orderedBy: 'Ordered by',
    recipient: 'For',
    payment: 'Date and payment',
    line: '{quantity} × {price}',
    card: 'Card',
  },
  ar: {
    footer: '{name}، {place}. {hours}. {email}',
    title: '{title} – {shop}',
    receipt: 'الإيصال',
    receiptTitle: 'إيصال الطلب {number}',
    order: 'الطلب {number}',
    orderedBy: 'صاحب الطلب',
    recipient: 'المستلم',
    payment: 'التاريخ وطريقة الدفع',
    line: '{quantity} × {price}',
    card: 'الكارت',
  },
})
