import { defineMessages } from '#i18n/define-messages.ts'

export const receiptText = defineMessages({
  en: {
    flowers: 'Flowers',
    discount: 'Discount',
    delivery: 'Delivery',
    deliveryOn: 'Delivery on {day}',
    total: 'Total',
    paid: 'Paid',
    refunded: 'Refunded',
    tooMany: 'Too many requests. Please try again later.',
  },
  ar: {
    flowers: 'الورد',
    discount: 'الخصم',
    delivery: 'التوصيل',
    deliveryOn: 'رسوم {day} الإضافية',
    total: 'الإجمالي',
    paid: 'المدفوع',
    refunded: 'المسترد',
    tooMany: 'عدد الطلبات كبير. حاول مرة أخرى لاحقًا.',
  },
})
