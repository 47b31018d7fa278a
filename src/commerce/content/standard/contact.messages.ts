import { defineMessages } from '#i18n/define-messages.ts'

export const contactText = defineMessages({
  en: {
    title: 'Contact',
    lead: 'Talk to us, or visit us in {place}.',
    email: 'Email us',
    shop: 'The shop',
    placeAndHours: '{place}. {hours}.',
    order: 'About an order',
    number: 'Please include your order number. It has eight digits and is on your order page.',
    changes:
      'You can change the message card, the delivery time and the recipient’s phone number on your order page until we start to prepare the order. Email us to change the address.',
    large: 'Weddings and large orders',
    tellUs:
      'Tell us the date, the place and what you have in mind. A florist replies within one day.',
  },
  ar: {
    title: 'تواصل معنا',
    lead: 'تحدث إلينا أو زرنا في {place}.',
    email: 'راسلنا',
    shop: 'المتجر',
    placeAndHours: '{place}. {hours}.',
    order: 'بخصوص طلب',
    number: 'اذكر رقم طلبك من فضلك. يتكون من ثمانية أرقام، وتجده في صفحة طلبك.',
    changes:
      'يمكنك تغيير رسالة الكارت وموعد التوصيل ورقم موبايل المستلم من صفحة طلبك إلى أن نبدأ في تجهيز الطلب. ولتغيير العنوان، راسلنا عبر البريد الإلكتروني.',
    large: 'الأفراح والطلبات الكبيرة',
    tellUs: 'أخبرنا بالتاريخ والمكان وما يدور في ذهنك. يرد عليك أحد منسقي الورد خلال يوم واحد.',
  },
})
