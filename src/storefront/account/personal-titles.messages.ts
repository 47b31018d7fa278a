import { defineMessages } from '#i18n/define-messages.ts'

/** Titles of the pages for one user, for their loaders. */
export const personalTitle = defineMessages({
  en: {
    checkout: 'Checkout',
    login: 'Sign in',
    popup: 'Signing in',
    register: 'Create an account',
    'reset-password': 'Choose a new password',
    'confirm-email': 'Confirm your email',
    'complete-profile': 'Your details',
    'stop-emails': 'Stop emails',
    account: 'Your account',
    security: 'Sign-in and security',
  },
  ar: {
    checkout: 'إتمام الطلب',
    login: 'تسجيل الدخول',
    popup: 'جارٍ تسجيل الدخول',
    register: 'إنشاء حساب',
    'reset-password': 'اختيار كلمة مرور جديدة',
    'confirm-email': 'تأكيد البريد الإلكتروني',
    'complete-profile': 'بياناتك',
    'stop-emails': 'إيقاف الرسائل',
    account: 'حسابك',
    security: 'تسجيل الدخول والأمان',
  },
})
