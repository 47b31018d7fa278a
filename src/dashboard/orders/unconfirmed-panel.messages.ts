import { defineMessages } from '#i18n/define-messages.ts'

/** A cash order that its customer has not confirmed yet. */
export const unconfirmedText = defineMessages({
  en: {
    title: 'Awaiting confirmation by the customer',
    note: 'Do not prepare this order yet. It expires unless the customer confirms it. Codes sent: {sends}. Wrong codes: {wrongCodes}.',
    noteUntil:
      'Do not prepare this order yet. It expires at {time} unless the customer confirms it. Codes sent: {sends}. Wrong codes: {wrongCodes}.',
    suspicious: 'Suspicious: {reason}',
    confirmByPhone: 'Confirm by phone',
    release: 'Release',
    confirmTitle: 'Confirm this order?',
    confirm: 'Confirm order',
    back: 'Back',
    confirmNote:
      'Confirm only after speaking to the customer at <phone></phone>. The audit log records who confirmed it.',
    notConfirmed: 'Not confirmed',
    currentStatus: 'Current status: {status}.',
    orderNotFound: 'Order not found',
  },
  ar: {
    title: 'بانتظار تأكيد العميل',
    note: 'لا تبدأ التجهيز بعد. تنتهي مهلة هذا الطلب إذا لم يؤكده العميل. الرموز المرسلة: {sends}. الرموز الخاطئة: {wrongCodes}.',
    noteUntil:
      'لا تبدأ التجهيز بعد. تنتهي مهلة هذا الطلب الساعة {time} إذا لم يؤكده العميل. الرموز المرسلة: {sends}. الرموز الخاطئة: {wrongCodes}.',
    suspicious: 'مشتبه فيه: {reason}',
    confirmByPhone: 'تأكيد بالهاتف',
    release: 'إلغاء الحجز',
    confirmTitle: 'هل تؤكد هذا الطلب؟',
    confirm: 'تأكيد الطلب',
    back: 'رجوع',
    confirmNote:
      'لا تؤكد إلا بعد أن تتحدث مع العميل على <phone></phone>. يُحفظ اسم من أكّد الطلب في سجل التغييرات.',
    notConfirmed: 'لم يتم التأكيد',
    currentStatus: 'الحالة الآن: {status}.',
    orderNotFound: 'الطلب غير موجود',
  },
})
