import { defineMessages } from '#i18n/define-messages.ts'

export const orderDetailText = defineMessages({
  en: {
    delivery: 'Delivery',
    recipient: 'For',
    address: 'To',
    sender: 'Signed',
    anonymous: 'Anonymous',
    substitutions: 'Substitutions',
    streetAndBuilding: '{street}, {building}',
    addressMissing: 'Waiting for the recipient’s address.',
    addressGiven: 'The recipient gave us the address.',
    masked:
      'Only the customer who placed the order can see names, address, card and prices. <link>Sign in</link>',
    isYours: 'Is this your order?',
    requestLink: 'Email me a link',
    checkInbox: 'Check your inbox',
    linkSent: 'We sent a link to the email address of this order. It arrives within a few minutes.',
  },
  ar: {
    delivery: 'التوصيل',
    recipient: 'المستلم',
    address: 'العنوان',
    sender: 'المرسل',
    anonymous: 'بدون اسم',
    substitutions: 'الاستبدال',
    streetAndBuilding: '{street}، {building}',
    addressMissing: 'بانتظار العنوان من المستلم.',
    addressGiven: 'أرسل إلينا المستلم العنوان.',
    masked: 'الأسماء والعنوان والكارت والأسعار تظهر لصاحب الطلب فقط. <link>تسجيل الدخول</link>',
    isYours: 'هل هذا طلبك؟',
    requestLink: 'إرسال رابط إلى بريدي',
    checkInbox: 'راجع بريدك الإلكتروني',
    linkSent: 'أرسلنا رابطًا إلى البريد الإلكتروني المسجل في هذا الطلب، وسيصل خلال دقائق.',
  },
})
