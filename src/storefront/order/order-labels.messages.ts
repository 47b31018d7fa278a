import { defineMessages } from '#i18n/define-messages.ts'

export const orderLabelText = defineMessages({
  en: {
    replace: 'Replace it',
    replaceNote: 'With one of the same colour and value.',
    call: 'Call me',
    callNote: 'We call you before we replace anything.',
    refund: 'Refund it',
    refundNote: 'We refund the price of the missing flower.',
  },
  ar: {
    replace: 'استبدالها',
    replaceNote: 'بأخرى من اللون نفسه والقيمة نفسها.',
    call: 'الاتصال بي',
    callNote: 'نتصل بك قبل أي استبدال.',
    refund: 'استرداد ثمنها',
    refundNote: 'نعيد إليك ثمن الوردة غير المتوفرة.',
  },
})
