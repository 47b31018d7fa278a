import { defineMessages } from '#i18n/define-messages.ts'

export const stockAlertFormText = defineMessages({
  en: {
    email: 'Email',
    privacy: 'Privacy',
    send: 'Email me',
    sent: 'We will email you once when it is back.',
    inStock: 'It is back in stock',
    inStockNote: 'You can order it now.',
    gone: 'This product is no longer available.',
    notSaved: 'Not saved',
  },
  ar: {
    email: 'البريد الإلكتروني',
    privacy: 'سياسة الخصوصية',
    send: 'راسلني',
    sent: 'سنراسلك مرة واحدة عند توفره.',
    inStock: 'المنتج متوفر من جديد',
    inStockNote: 'يمكنك طلبه الآن.',
    gone: 'لم يعد هذا المنتج متاحًا.',
    notSaved: 'لم يتم الحفظ',
  },
})
