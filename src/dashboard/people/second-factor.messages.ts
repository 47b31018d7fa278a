import { defineMessages } from '#i18n/define-messages.ts'

export const secondFactorText = defineMessages({
  en: {
    title: 'Two-factor authentication',
    appOn: 'Authenticator app: on',
    appOff: 'Authenticator app: off',
    passkeys: '{count, plural, =0 {No passkeys} one {1 passkey} other {# passkeys}}',
    reset: 'Reset two-factor',
    resetTitle: 'Reset two-factor authentication for {name}?',
    resetBody:
      'Verify their identity first. This removes their authenticator app, recovery codes and passkeys, and signs them out everywhere. We notify them by email.',
    confirmReset: 'Reset',
    on: 'Two-factor on',
    off: 'Two-factor off',
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
    on: 'التحقق بخطوتين مفعّل',
    off: 'التحقق بخطوتين غير مفعّل',
  },
})
