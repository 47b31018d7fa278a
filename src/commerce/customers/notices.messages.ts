import { defineMessages } from '#i18n/define-messages.ts'

/** Toasts about an account or a profile; those of the specification keep their English. */
export const noticeText = defineMessages({
  en: {
    suspendedTitle: 'Account Suspended',
    suspended: 'Your account has been suspended. Please contact support.',
    signInAgainTitle: 'Re-authentication Required',
    signInAgain: 'Your sign-in is no longer valid. Please sign in again.',
    checkDetails: 'Please check your details',
    invalidForm: 'Check the highlighted fields.',
  },
  ar: {
    suspendedTitle: 'الحساب موقوف',
    suspended: 'تم إيقاف حسابك. تواصل مع خدمة العملاء من فضلك.',
    signInAgainTitle: 'يلزم تسجيل الدخول من جديد',
    signInAgain: 'انتهى تسجيل دخولك. سجّل الدخول مرة أخرى من فضلك.',
    checkDetails: 'راجع بياناتك من فضلك',
    invalidForm: 'راجع الخانات المحددة.',
  },
})
