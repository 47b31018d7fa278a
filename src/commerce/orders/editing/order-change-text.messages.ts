import { defineMessages } from '#i18n/define-messages.ts'

/** The changes of an edit of an order, for customers and staff. */
export const orderChangeText = defineMessages({
  en: {
    day: 'Day: {before} → {after}',
    time: 'Time: {before} → {after}',
    area: 'Area: {before} → {after}',
    address: 'Address: {before} → {after}',
    addressAlone: 'Address changed',
    recipient: 'Recipient: {before} → {after}',
    phone: 'Recipient’s phone: {before} → {after}',
    card: 'Card: {before} → {after}',
    items: 'Items: {before} → {after}',
    total: 'Total: {before} → {after}',
    none: 'none',
  },
  ar: {
    day: 'اليوم: من {before} إلى {after}',
    time: 'الموعد: من {before} إلى {after}',
    area: 'المنطقة: من {before} إلى {after}',
    address: 'العنوان: من {before} إلى {after}',
    addressAlone: 'تم تعديل العنوان',
    recipient: 'المستلم: من {before} إلى {after}',
    phone: 'موبايل المستلم: من {before} إلى {after}',
    card: 'الكارت: من «{before}» إلى «{after}»',
    items: 'الأصناف: من {before} إلى {after}',
    total: 'الإجمالي: من {before} إلى {after}',
    none: 'لا يوجد',
  },
})
