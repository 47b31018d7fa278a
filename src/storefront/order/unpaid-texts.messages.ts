import { defineMessages } from '#i18n/define-messages.ts'

export const unpaidText = defineMessages({
  en: {
    orders: 'Unpaid orders',
    pay: 'Order {number} is not paid yet, {minutes} min left.',
    payAction: 'Pay now',
    confirm: 'Order {number} is not confirmed yet, {minutes} min left.',
    confirmAction: 'Confirm',
    wait: 'We are checking the payment of order {number}.',
    waitAction: 'View order',
  },
  ar: {
    orders: 'طلبات لم تُدفع بعد',
    pay: 'لم يتم دفع الطلب {number} بعد، والوقت المتبقي {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
    payAction: 'ادفع الآن',
    confirm:
      'لم يتم تأكيد الطلب {number} بعد، والوقت المتبقي {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
    confirmAction: 'أكّد الطلب',
    wait: 'نراجع عملية دفع الطلب {number}.',
    waitAction: 'عرض الطلب',
  },
})
