import { defineMessages } from '#i18n/define-messages.ts'

/** Reasons why a user may not open a page or take an action. */
export const deniedText = defineMessages({
  en: {
    'sign-in': 'Please sign in to continue.',
    profile: 'Please complete your profile to continue.',
    forbidden: "You don't have permission to do this.",
    'second-factor': 'Please sign in with two-factor authentication to continue.',
  },
  ar: {
    'sign-in': 'سجّل الدخول للمتابعة.',
    profile: 'أكمل بياناتك الشخصية للمتابعة.',
    forbidden: 'ليس لديك صلاحية لتنفيذ هذا الإجراء.',
    'second-factor': 'سجّل الدخول بالتحقق بخطوتين للمتابعة.',
  },
})
