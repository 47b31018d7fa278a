import { defineMessages } from '#i18n/define-messages.ts'

export const orderLabelText = defineMessages({
  en: {
    card: 'Card',
    wallet: 'Mobile wallet',
    cash: 'Cash on delivery',
    replace: 'Replace it',
    replaceNote: 'With one of the same colour and value.',
    call: 'Call me',
    callNote: 'We call you before we replace anything.',
    refund: 'Refund it',
    refundNote: 'We refund the price of the missing flower.',
  },
  ar: {
    card: 'البطاقة البنكية',
    wallet: 'المحفظة الإلكترونية',
    cash: 'الدفع عند الاستلام',
    replace: 'استبدلوها',
    replaceNote: 'بزهرة من اللون والقيمة نفسيهما.',
    call: 'اتصلوا بي',
    callNote: 'نتصل بك قبل أي استبدال.',
    refund: 'استرداد ثمنها',
    refundNote: 'نرد إليك ثمن الزهرة غير المتوفرة.',
  },
})
