import { defineMessages } from '#i18n/define-messages.ts'

export const orderChangesText = defineMessages({
  en: {
    title: 'Need to change something?',
    body: 'You can change your order until we start preparing it.',
    card: 'Edit card message',
    phone: 'Edit phone number',
    delivery: 'Change delivery time',
    cancel: 'Cancel order',
  },
  ar: {
    title: 'هل تريد تغيير شيء؟',
    body: 'يمكنك تعديل طلبك إلى أن نبدأ تجهيزه.',
    card: 'تعديل رسالة الكارت',
    phone: 'تعديل رقم الموبايل',
    delivery: 'تغيير موعد التوصيل',
    cancel: 'إلغاء الطلب',
  },
})
