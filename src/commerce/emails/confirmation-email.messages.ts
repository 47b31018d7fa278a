import { defineMessages } from '#i18n/define-messages.ts'

export const confirmationEmailText = defineMessages({
  en: {
    subject: '{code} is your confirmation code for order {number}',
    preview: 'Confirm your order by {until}.',
    heading: 'Confirm your order',
    enter: 'To confirm your cash on delivery order, enter this code on the order page by {until}:',
    open: 'Or use the button below to open your order and confirm it there.',
    action: 'Review and confirm',
    total: '{total} in cash',
    footnote:
      'If you did not place this order, ignore this email. The order expires and nothing is delivered.',
  },
  ar: {
    subject: '{code} هو رمز تأكيد الطلب {number}',
    preview: 'أكّد طلبك قبل {until}.',
    heading: 'أكّد طلبك',
    enter: 'لتأكيد طلبك بالدفع عند الاستلام، أدخل هذا الرمز في صفحة الطلب قبل {until}:',
    open: 'أو استخدم الزر أدناه لفتح طلبك وتأكيده هناك.',
    action: 'مراجعة الطلب وتأكيده',
    total: '{total} نقدًا',
    footnote: 'إذا لم يكن هذا الطلب منك، فتجاهل هذه الرسالة. سينتهي الطلب تلقائيًا ولن نوصل شيئًا.',
  },
})
