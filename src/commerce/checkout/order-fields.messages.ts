import { defineMessages } from '#i18n/define-messages.ts'

/** Why a typed field of an order or a profile is not accepted. */
export const fieldText = defineMessages({
  en: {
    specialCharacters: 'Remove special characters.',
    nameWithLink: 'Enter a name without links or email addresses.',
    recipientName: 'Who are the flowers for?',
    recipientPhone: 'Enter an Egyptian mobile number, such as 0100 123 4567.',
    name: 'Enter your name.',
    email: 'Enter a valid email address.',
    phone: 'Enter a phone number. Outside Egypt, include + and the country code.',
    area: 'Choose an area.',
    street: 'Enter the street.',
    building: 'Enter the building.',
    day: 'Choose a day.',
    time: 'Choose a time.',
    note: 'Enter a note.',
    cartEmpty: 'Your cart is empty.',
    tooManyProducts: 'An order can have at most {count} different products.',
  },
  ar: {
    specialCharacters: 'احذف الرموز الخاصة.',
    nameWithLink: 'اكتب الاسم دون روابط أو عناوين بريد إلكتروني.',
    recipientName: 'اكتب اسم المستلم.',
    // Isolated, because spaces would reverse the groups of digits.
    recipientPhone: 'اكتب رقم موبايل مصريًا، مثل \u20660100 123 4567\u2069.',
    name: 'اكتب اسمك.',
    email: 'اكتب بريدًا إلكترونيًا صحيحًا.',
    phone: 'اكتب رقم موبايل صحيحًا. من خارج مصر، ابدأ بعلامة + ثم كود الدولة.',
    area: 'اختر المنطقة.',
    street: 'اكتب اسم الشارع.',
    building: 'اكتب رقم العمارة أو اسمها.',
    day: 'اختر يوم التوصيل.',
    time: 'اختر موعد التوصيل.',
    note: 'اكتب ملاحظة.',
    cartEmpty: 'سلتك فارغة.',
    tooManyProducts:
      'لا يزيد الطلب الواحد على {count, plural, zero {# منتج} one {منتج واحد} two {منتجين مختلفين} few {# منتجات مختلفة} many {# منتجًا مختلفًا} other {# منتج مختلف}}.',
  },
})
