import { defineMessages } from '#i18n/define-messages.ts'

export const confirmPanelText = defineMessages({
  en: {
    codeSent:
      'We sent a 6-digit code to <address></address>. Enter it here, or open the link in the email.',
    form: 'Confirm order',
    code: 'Confirmation code',
    codeMissing: 'Enter the code from the email.',
    codeBlocked: 'Too many wrong codes. Request a new code.',
    reserved: 'Reserved for {time}',
    timeIsUp: 'Time is up',
    resend: 'Resend code',
    resendIn: 'Resend code in {time}',
    resent: 'Code sent',
    changeEmail: 'Change email address',
    payOnline: 'Pay online instead',
    emailForm: 'Send the code elsewhere',
    email: 'New email address',
    sendCode: 'Send code',
    emailChanged: 'Email address changed',
  },
  ar: {
    codeSent:
      'أرسلنا رمزًا من 6 أرقام إلى <address></address>. أدخله هنا، أو افتح الرابط الموجود في الرسالة.',
    form: 'تأكيد الطلب',
    code: 'رمز التأكيد',
    codeMissing: 'أدخل الرمز الذي وصلك بالبريد الإلكتروني.',
    codeBlocked: 'أدخلت رمزًا غير صحيح مرات كثيرة. اطلب رمزًا جديدًا.',
    reserved: 'محجوز لمدة {time}',
    timeIsUp: 'انتهى الوقت',
    resend: 'إعادة إرسال الرمز',
    resendIn: 'إعادة إرسال الرمز بعد {time}',
    resent: 'تم إرسال الرمز',
    changeEmail: 'تغيير البريد الإلكتروني',
    payOnline: 'الدفع الإلكتروني بدلًا من ذلك',
    emailForm: 'إرسال الرمز إلى بريد آخر',
    email: 'البريد الإلكتروني الجديد',
    sendCode: 'إرسال الرمز',
    emailChanged: 'تم تغيير البريد الإلكتروني',
  },
})
