import { defineMessages } from '#i18n/define-messages.ts'

/** Texts of work orders and routes. */
export const staffDocumentText = defineMessages({
  en: {
    replace: 'Replace with one of the same colour and value',
    refund: 'Leave it out; the sender gets a refund',
    call: 'Call the sender before you replace anything: {phone}',
    callAnonymous: 'Call the sender before you replace anything: number in the dashboard',
    stems: '{count, plural, one {# stem} other {# stems}} each',
    addressMissing: 'Address missing',
    allDay: 'all day',
    prefers: '{window} (recipient prefers {preferred})',
    days: '{from} to {until}',
  },
  ar: {
    replace: 'استبدل بصنف من نفس اللون والقيمة',
    refund: 'لا تضع بديلًا، وسيُعاد المبلغ إلى المرسل',
    call: 'اتصل بالمرسل قبل استبدال أي صنف: {phone}',
    callAnonymous: 'اتصل بالمرسل قبل استبدال أي صنف: الرقم في لوحة التحكم',
    stems:
      '{count, plural, one {ساق واحدة} two {ساقان} few {# سيقان} many {# ساقًا} other {# ساق}} للقطعة',
    addressMissing: 'العنوان ناقص',
    allDay: 'طوال اليوم',
    prefers: '{window} (يفضّل المستلم {preferred})',
    days: 'من {from} إلى {until}',
  },
})
