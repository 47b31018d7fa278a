import { defineMessages } from '#i18n/define-messages.ts'

export const paymentPanelText = defineMessages({
  en: {
    title: '{amount} to pay',
    reservedUntil: 'Reserved until {time}',
    method: 'Payment method',
    pay: 'Pay now',
    retry: 'Try again',
    opening: 'Opening the payment page...',
    notOpened: 'Could not open the payment page',
    notOpenedNote: 'Try again in a moment.',
    'order-not-payable': 'This order can no longer be paid',
    'order-not-payable-note': 'It is already paid, or the time to pay is over.',
    'method-not-offered': 'This payment method is no longer available',
    'method-not-offered-note': 'Choose another one.',
    'payment-being-opened': 'The payment page is already opening',
    'payment-being-opened-note': 'It may be open in another tab. If not, try again in 30 seconds.',
    'payment-undecided': 'Your payment is being processed',
    'payment-undecided-note':
      'Please do not pay again. This page updates as soon as it is decided.',
    'provider-unavailable': 'Could not open the payment page',
    'provider-unavailable-note':
      'Our payment provider is not available. Your order is reserved; try again shortly.',
  },
  ar: {
    title: 'المطلوب دفعه {amount}',
    reservedUntil: 'محجوز حتى {time}',
    method: 'طريقة الدفع',
    pay: 'ادفع الآن',
    retry: 'حاول مرة أخرى',
    opening: 'جارٍ فتح صفحة الدفع...',
    notOpened: 'تعذّر فتح صفحة الدفع',
    notOpenedNote: 'حاول مرة أخرى بعد لحظات.',
    'order-not-payable': 'لم يعد بالإمكان دفع هذا الطلب',
    'order-not-payable-note': 'تم دفعه من قبل أو انتهت مهلة الدفع.',
    'method-not-offered': 'طريقة الدفع هذه لم تعد متاحة',
    'method-not-offered-note': 'اختر طريقة أخرى.',
    'payment-being-opened': 'صفحة الدفع قيد الفتح بالفعل',
    'payment-being-opened-note':
      'قد تكون مفتوحة في نافذة أخرى. إذا لم تجدها، فحاول مرة أخرى بعد 30 ثانية.',
    'payment-undecided': 'جارٍ معالجة دفعتك',
    'payment-undecided-note': 'لا تدفع مرة أخرى من فضلك. تتحدث هذه الصفحة فور ظهور النتيجة.',
    'provider-unavailable': 'تعذّر فتح صفحة الدفع',
    'provider-unavailable-note': 'خدمة الدفع غير متاحة حاليًا. طلبك محجوز، فحاول مرة أخرى بعد قليل.',
  },
})
