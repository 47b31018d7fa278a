import { defineMessages } from '#i18n/define-messages.ts'

/** A forgotten password, and the page of the mailed link. */
export const resetPasswordText = defineMessages({
  en: {
    linkVoid: 'This link no longer works',
    forgot: 'Forgot your password?',
    lead: 'Enter your email address and we will send you a link to choose a new password.',
    sending: 'Sending...',
    emailSent: 'Email sent',
    emailSentNote: 'If this address has an account, the link will arrive shortly.',
    send: 'Send reset link',
    back: 'Back to sign-in',
    savedNote: 'You can sign in with your new password.',
    choose: 'Choose a new password',
    chooseLead: 'You will be signed out everywhere else.',
    newPassword: 'New password',
    savePassword: 'Save password',
  },
  ar: {
    linkVoid: 'هذا الرابط لم يعد صالحًا',
    forgot: 'نسيت كلمة المرور؟',
    lead: 'اكتب بريدك الإلكتروني، وسنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
    sending: 'جارٍ الإرسال...',
    emailSent: 'أرسلنا الرسالة',
    emailSentNote: 'إذا كان لهذا البريد حساب، فسيصله الرابط خلال لحظات.',
    send: 'إرسال الرابط',
    back: 'العودة إلى تسجيل الدخول',
    savedNote: 'يمكنك تسجيل الدخول بكلمة المرور الجديدة.',
    choose: 'اختر كلمة مرور جديدة',
    chooseLead: 'سيتم تسجيل خروجك من كل الأجهزة الأخرى.',
    newPassword: 'كلمة المرور الجديدة',
    savePassword: 'حفظ كلمة المرور',
  },
})
