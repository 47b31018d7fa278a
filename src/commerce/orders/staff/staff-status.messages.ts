import { defineMessages } from '#i18n/define-messages.ts'

/** The status of an order on every screen for staff. */
export const staffStatusText = defineMessages({
  en: {
    awaiting_payment: 'Awaiting payment',
    awaiting_confirmation: 'Awaiting confirmation',
    confirmed: 'Confirmed',
    preparing: 'Preparing',
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
    delivery_failed: 'Delivery failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  ar: {
    awaiting_payment: 'بانتظار الدفع',
    awaiting_confirmation: 'بانتظار التأكيد',
    confirmed: 'مؤكد',
    preparing: 'قيد التجهيز',
    out_for_delivery: 'خرج للتوصيل',
    delivered: 'تم التوصيل',
    delivery_failed: 'تعذّر التوصيل',
    cancelled: 'ملغى',
    expired: 'انتهت المهلة',
  },
})

/** The button with which staff move an order to a status. */
export const staffActionText = defineMessages({
  en: {
    preparing: 'Start preparing',
    out_for_delivery: 'Send out',
    sendOutAgain: 'Send out again',
    delivered: 'Mark as delivered',
    delivery_failed: 'Mark as failed',
    cancelled: 'Cancel order',
  },
  ar: {
    preparing: 'بدء التجهيز',
    out_for_delivery: 'خرج للتوصيل',
    sendOutAgain: 'خرج للتوصيل مرة أخرى',
    delivered: 'تم التوصيل',
    delivery_failed: 'تعذّر التوصيل',
    cancelled: 'إلغاء الطلب',
  },
})
