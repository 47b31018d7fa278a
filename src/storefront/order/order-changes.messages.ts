import { defineMessages } from '#i18n/define-messages.ts'

export const orderChangesText = defineMessages({
  en: {
    title: 'Need to change something?',
    body: 'You can change your order until we start preparing it.',
    rescheduleTitle: 'Choose a new delivery time',
    rescheduleBody: 'We’ll bring your flowers again on the day you choose.',
    card: 'Edit card message',
    phone: 'Edit phone number',
    delivery: 'Change delivery time',
    cancel: 'Cancel order',
  },
  ar: {
    title: 'هل تريد تغيير شيء؟',
    body: 'يمكنك تعديل طلبك إلى أن نبدأ تجهيزه.',
    rescheduleTitle: 'اختر موعد توصيل جديدًا',
    rescheduleBody: 'سنوصل الورد مرة أخرى في اليوم الذي تختاره.',
    card: 'تعديل رسالة الكارت',
    phone: 'تعديل رقم الموبايل',
    delivery: 'تغيير موعد التوصيل',
    cancel: 'إلغاء الطلب',
  },
})
