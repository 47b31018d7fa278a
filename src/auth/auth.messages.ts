import { defineMessages } from '#i18n/define-messages.ts'

/** Signing in and out of the shop. */
export const authText = defineMessages({
  en: {
    notAuthorizedTitle: "You aren't authorized to sign in",
    notAuthorized: 'There is no profile for this account. Please register, or continue as a guest.',
    signOutFailed: 'Error signing out.',
  },
  ar: {
    notAuthorizedTitle: 'غير مصرح لك بتسجيل الدخول',
    notAuthorized: 'لا توجد بيانات لهذا الحساب. أنشئ حسابًا أو تابع كزائر.',
    signOutFailed: 'حدث خطأ أثناء تسجيل الخروج.',
  },
})
