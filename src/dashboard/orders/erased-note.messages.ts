import { defineMessages } from '#i18n/define-messages.ts'

export const erasedText = defineMessages({
  en: {
    order: 'The personal data of this order was deleted. Items, amounts and dates stay.',
    recipient:
      'The recipient’s name, number and address were deleted at their request. The order cannot go out again.',
    deleted: 'Deleted',
  },
  ar: {
    order: 'حُذفت البيانات الشخصية لهذا الطلب. تبقى الأصناف والمبالغ والتواريخ.',
    recipient:
      'حُذف اسم المستلم ورقمه وعنوانه بناءً على طلبه. لا يمكن أن يخرج الطلب للتوصيل مرة أخرى.',
    deleted: 'محذوف',
  },
})
