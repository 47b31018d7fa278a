import { defineMessages } from '#i18n/define-messages.ts'

/** Lines on the provider's payment page. */
export const paymentLineText = defineMessages({
  en: {
    delivery: 'Delivery',
    deliveryOn: 'Delivery on {name}',
    change: 'Change of order {number}',
  },
  ar: {
    delivery: 'التوصيل',
    deliveryOn: 'رسوم {name} الإضافية',
    change: 'تعديل الطلب {number}',
  },
})
