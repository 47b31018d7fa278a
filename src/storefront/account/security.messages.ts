import { defineMessages } from '#i18n/define-messages.ts'

/** Sign-in and security of an account. */
export const securityText = defineMessages({
  en: {
    breadcrumb: 'Breadcrumb',
    account: 'Your account',
    title: 'Sign-in and security',
    sending: 'Sending...',
    emailSent: 'Email sent',
    signedOutElsewhere: 'You are signed out everywhere else.',

    confirmEmailFirst: 'Confirm your email address first. We will send you a link.',
    sendLink: 'Send link',
    reload: 'Open the link in it, then reload this page.',

    password: 'Password',
    passwordNote: 'A new password signs you out everywhere else.',
    changePassword: 'Change password',
    currentPassword: 'Current password',
    newPassword: 'New password',

    email: 'Email',
    openLink: 'Open the link that we sent to the new address.',
    signInWith: 'You sign in with <address>{email}</address>.',
    changeEmail: 'Change email',
    newEmail: 'New email',
    yourPassword: 'Your password',

    secondFactorSignIn:
      'The dashboard requires two-factor authentication. Sign in again with a passkey, or with a code from your authenticator app.',
    secondFactorTurnOn:
      'The dashboard requires two-factor authentication. Turn it on below, or add a passkey and sign in with it.',
    signInAgain: 'Sign in again',

    devices: 'Signed-in devices',
    thisBrowser: 'This browser',
    signedInOn: 'Signed in on {day}',
    signOutElsewhere: 'Sign out everywhere else',
    signingOut: 'Signing out...',
    signedOut: 'Signed out everywhere else',
  },
  ar: {
    breadcrumb: 'مسار التصفح',
    account: 'حسابك',
    title: 'تسجيل الدخول والأمان',
    sending: 'جارٍ الإرسال...',
    emailSent: 'أرسلنا الرسالة',
    signedOutElsewhere: 'تم تسجيل خروجك من كل الأجهزة الأخرى.',

    confirmEmailFirst: 'أكّد بريدك الإلكتروني أولًا. سنرسل إليك رابطًا.',
    sendLink: 'إرسال الرابط',
    reload: 'افتح الرابط الذي فيها، ثم أعد تحميل هذه الصفحة.',

    password: 'كلمة المرور',
    passwordNote: 'عند تغيير كلمة المرور يتم تسجيل خروجك من كل الأجهزة الأخرى.',
    changePassword: 'تغيير كلمة المرور',
    currentPassword: 'كلمة المرور الحالية',
    newPassword: 'كلمة المرور الجديدة',

    email: 'البريد الإلكتروني',
    openLink: 'افتح الرابط الذي أرسلناه إلى البريد الجديد.',
    signInWith: 'تسجّل الدخول بالبريد <address>{email}</address>.',
    changeEmail: 'تغيير البريد الإلكتروني',
    newEmail: 'البريد الإلكتروني الجديد',
    yourPassword: 'كلمة المرور',

    secondFactorSignIn:
      'تتطلب لوحة التحكم التحقق بخطوتين. سجّل الدخول مرة أخرى بمفتاح مرور أو برمز من تطبيق المصادقة.',
    secondFactorTurnOn:
      'تتطلب لوحة التحكم التحقق بخطوتين. فعّله بالأسفل، أو أضف مفتاح مرور وسجّل الدخول به.',
    signInAgain: 'تسجيل الدخول مرة أخرى',

    devices: 'الأجهزة المسجَّل دخولها',
    thisBrowser: 'هذا المتصفح',
    signedInOn: 'تسجيل الدخول: {day}',
    signOutElsewhere: 'تسجيل الخروج من كل الأجهزة الأخرى',
    signingOut: 'جارٍ تسجيل الخروج...',
    signedOut: 'تم تسجيل الخروج من كل الأجهزة الأخرى',
  },
})
