import { defineMessages } from '#i18n/define-messages.ts'

export const receiptText = defineMessages({
  en: {
    card: 'Card',
    wallet: 'Mobile wallet',
    cash: 'Cash',
    flowers: 'Flowers',
    delivery: 'Delivery',
    deliveryOn: 'Delivery on {day}',
    total: 'Total',
    paid: 'Paid',
    refunded: 'Refunded',
    tooMany: 'Too many requests. Please try again later.',
  },
  ar: {
    card: 'بطاقة',
    wallet: 'محفظة إلكترونية',
    cash: 'نقدًا',
    flowers: 'الورد',
    delivery: 'التوصيل',
    deliveryOn: 'رسوم {day} الإضافية',
    total: 'الإجمالي',
    paid: 'المدفوع',
    refunded: 'المسترد',
    tooMany: 'عدد الطلبات كبير. حاول مرة أخرى لاحقًا.',
  },
})
