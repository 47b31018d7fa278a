import { defineMessages } from '#i18n/define-messages.ts'

/** Texts that several emails about an order share. */
export const emailPartText = defineMessages({
  en: {
    hello: 'Hello,',
    helloTo: 'Hello {name},',
    when: '{day}, {window}',
    comma: ',',
    anonymous: 'Your name does not appear on the card or anywhere else that the recipient can see.',
    recipientGives: '{area}. The recipient gives us the address.',
    addressTexted: 'We still need the address. We text {name} a private link, without your name.',
    addressShared:
      'We still need the address. Share the private link on your order page with {name}.',
    order: 'Order',
    recipient: 'For',
    address: 'To',
    date: 'Date',
    time: 'Time',
    flowers: 'Flowers',
    discount: 'Discount',
    delivery: 'Delivery',
    total: 'Total',
  },
  ar: {
    hello: 'مرحبًا،',
    helloTo: 'مرحبًا {name}،',
    when: '{day}، {window}',
    comma: '،',
    anonymous: 'لا يظهر اسمك على الكارت ولا في أي شيء آخر يراه المستلم.',
    recipientGives: '{area}. المستلم سيعطينا العنوان.',
    addressTexted:
      'ما زلنا نحتاج إلى العنوان. نرسل إلى {name} رابطًا خاصًا في رسالة نصية، دون ذكر اسمك.',
    addressShared: 'ما زلنا نحتاج إلى العنوان. أرسل إلى {name} الرابط الخاص الموجود في صفحة الطلب.',
    order: 'رقم الطلب',
    recipient: 'المستلم',
    address: 'العنوان',
    date: 'يوم التوصيل',
    time: 'موعد التوصيل',
    flowers: 'الورد',
    discount: 'الخصم',
    delivery: 'التوصيل',
    total: 'الإجمالي',
  },
})
