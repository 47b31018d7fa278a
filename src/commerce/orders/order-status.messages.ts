import { defineMessages } from '#i18n/define-messages.ts'

/** The status of an order on every screen for customers. */
export const orderStatusText = defineMessages({
  en: {
    awaiting_payment: 'Awaiting payment',
    awaiting_confirmation: 'Awaiting confirmation',
    confirmed: 'Confirmed',
    preparing: 'Preparing',
    out_for_delivery: 'On the way',
    delivered: 'Delivered',
    delivery_failed: 'Delivery failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  ar: {
    awaiting_payment: 'بانتظار الدفع',
    awaiting_confirmation: 'بانتظار التأكيد',
    confirmed: 'تم تأكيد الطلب',
    preparing: 'قيد التجهيز',
    out_for_delivery: 'خرج للتوصيل',
    delivered: 'تم التوصيل',
    delivery_failed: 'تعذّر التوصيل',
    cancelled: 'ملغى',
    expired: 'انتهت المهلة',
  },
})
