import { defineMessages } from '#i18n/define-messages.ts'

export const setupText = defineMessages({
  en: {
    title: 'Set up your shop',
    progress: '{done} of {all} done',
    dismiss: 'Dismiss',
    done: 'Done',
    hasProduct: 'Add a product',
    productHint: 'With a picture and a price, it is in the store at once.',
    hasDelivery: 'Set areas and time slots',
    deliveryHint: 'Customers choose where and when you deliver.',
    hasPayment: 'Take a test payment',
    paymentHint: 'Order from the store with a test card of your payment provider.',
    hasStaff: 'Invite your staff',
    staffHint: 'Sellers manage orders and products.',
  },
  ar: {
    title: 'جهّز متجرك',
    progress: 'تم {done} من {all}',
    dismiss: 'إخفاء',
    done: 'تم',
    hasProduct: 'أضف منتجًا',
    productHint: 'بمجرد إضافة الصورة والسعر، يظهر في المتجر فورًا.',
    hasDelivery: 'حدد المناطق والمواعيد',
    deliveryHint: 'يختار العملاء مكان التوصيل وموعده.',
    hasPayment: 'جرّب عملية دفع',
    paymentHint: 'اطلب من المتجر ببطاقة تجريبية من مزود الدفع.',
    hasStaff: 'ادعُ فريق العمل',
    staffHint: 'يدير البائعون الطلبات والمنتجات.',
  },
})
