import { defineMessages } from '#i18n/define-messages.ts'

export const notFoundText = defineMessages({
  en: {
    title: 'Not Found',
    body: 'We could not find this page. The address may be wrong, or the product is no longer available.',
    back: 'Back to the shop',
  },
  ar: {
    title: 'الصفحة غير موجودة',
    body: 'لم نعثر على هذه الصفحة. قد يكون العنوان غير صحيح، أو أن المنتج لم يعد متاحًا.',
    back: 'العودة إلى المتجر',
  },
})
