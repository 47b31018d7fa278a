import { defineMessages } from '#i18n/define-messages.ts'

/** How far the payment of an order is. */
export const paymentText = defineMessages({
  en: {
    pending: 'Not paid',
    paid: 'Paid',
    failed: 'Declined',
    cash_due: 'Cash due',
    cash_collected: 'Cash collected',
    partially_refunded: 'Partially refunded',
    refunded: 'Refunded',
    not_due: 'Nothing due',
    amountDiffers: 'Paid, amount differs',
  },
  ar: {
    pending: 'غير مدفوع',
    paid: 'مدفوع',
    failed: 'مرفوض',
    cash_due: 'نقد لم يُحصّل بعد',
    cash_collected: 'تم تحصيل النقد',
    partially_refunded: 'تم استرداد جزء من المبلغ',
    refunded: 'تم استرداد المبلغ',
    not_due: 'لا شيء مستحق',
    amountDiffers: 'مدفوع بمبلغ مختلف',
  },
})

export const substitutionText = defineMessages({
  en: { call: 'Call the sender', replace: 'Replace with equal value', refund: 'Refund' },
  ar: { call: 'الاتصال بالمرسل', replace: 'الاستبدال بما يعادل القيمة', refund: 'إعادة المبلغ' },
})

export const suspicionText = defineMessages({
  en: {
    network: '{orders} unconfirmed orders from one network within an hour',
    phone: '{orders} unconfirmed orders with one phone number within an hour',
  },
  ar: {
    network:
      '{orders, plural, one {طلب واحد غير مؤكد} two {طلبان غير مؤكدين} few {# طلبات غير مؤكدة} many {# طلبًا غير مؤكد} other {# طلب غير مؤكد}} من شبكة واحدة خلال ساعة',
    phone:
      '{orders, plural, one {طلب واحد غير مؤكد} two {طلبان غير مؤكدين} few {# طلبات غير مؤكدة} many {# طلبًا غير مؤكد} other {# طلب غير مؤكد}} برقم موبايل واحد خلال ساعة',
  },
})
