import { defineMessages } from '#i18n/define-messages.ts'

export const secondFactorText = defineMessages({
  en: {
    title: 'Second factor',
    appOn: 'Authenticator app: on',
    appOff: 'Authenticator app: off',
    passkeys: '{count, plural, =0 {No passkeys} one {1 passkey} other {# passkeys}}',
    reset: 'Reset second factor',
    resetTitle: 'Reset the second factor of {name}?',
    resetBody:
      'First make sure that you know who is asking. Their authenticator app, recovery codes and passkeys are removed, they are signed out everywhere, and we tell them by email.',
    confirmReset: 'Reset',
    protected: 'Second factor',
    unprotected: 'No second factor',
  },
  ar: {
    title: 'التحقق بخطوتين',
    appOn: 'تطبيق المصادقة: مفعّل',
    appOff: 'تطبيق المصادقة: غير مفعّل',
    passkeys:
      '{count, plural, =0 {لا توجد مفاتيح مرور} zero {لا توجد مفاتيح مرور} one {مفتاح مرور واحد} two {مفتاحا مرور} few {# مفاتيح مرور} many {# مفتاح مرور} other {# مفتاح مرور}}',
    reset: 'إعادة ضبط التحقق بخطوتين',
    resetTitle: 'هل تريد إعادة ضبط التحقق بخطوتين لحساب {name}؟',
    resetBody:
      'تأكد أولًا من هوية من يطلب ذلك. يُزال تطبيق المصادقة ورموز الاسترداد ومفاتيح المرور، ويُسجَّل خروج صاحب الحساب من كل الأجهزة، ونبلغه بالبريد الإلكتروني.',
    confirmReset: 'إعادة الضبط',
    protected: 'التحقق بخطوتين مفعّل',
    unprotected: 'دون تحقق بخطوتين',
  },
})
