import { defineMessages } from '#i18n/define-messages.ts'

/** Why orders need staff now: an option of the filter, and a line of the home page. */
export const orderNeedText = defineMessages({
  en: {
    late: 'Late orders',
    'no-address': 'No address, due by tomorrow',
    'delivery-failed': 'Failed deliveries',
    'payment-failed': 'Declined payments',
    expiring: 'Unpaid, about to expire',
    'amount-differs': 'Paid, amount differs',
    'refund-failed': 'Failed refunds',
    'terminal-refund': 'Refunds to make on the terminal',
    cancellation: 'Cancellation requests',
    suspicious: 'Suspicious orders',
  },
  ar: {
    late: 'طلبات متأخرة',
    'no-address': 'بلا عنوان، توصيلها حتى الغد',
    'delivery-failed': 'توصيلات لم تتم',
    'payment-failed': 'مدفوعات مرفوضة',
    expiring: 'غير مدفوعة، على وشك الانتهاء',
    'amount-differs': 'مدفوعة بمبلغ مختلف',
    'refund-failed': 'مبالغ تعذرت إعادتها',
    'terminal-refund': 'مبالغ تُعاد من ماكينة الدفع',
    cancellation: 'طلبات إلغاء',
    suspicious: 'طلبات مشتبه فيها',
  },
})
