import { defineMessages } from '#i18n/define-messages.ts'

/** Fields of a sign-in and what is wrong with them. */
export const credentialText = defineMessages({
  en: {
    email: 'Email',
    showPassword: 'Show password',
    newPasswordHelp: 'At least {min} characters. A few words in a row are easy to remember.',
    code: 'Authentication code',
    nameMissing: 'Please enter your name.',
    emailMissing: 'Please enter your email address.',
    emailInvalid: 'Please enter a valid email address.',
    passwordMissing: 'Please enter your password.',
    passwordTooShort: 'Please choose at least {min} characters.',
    passwordTooLong: 'Please choose at most {max} characters.',
    codeInvalid: 'Please enter the six digits from your app.',
  },
  ar: {
    email: 'البريد الإلكتروني',
    showPassword: 'إظهار كلمة المرور',
    newPasswordHelp:
      '{min, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل. من السهل تذكّر بضع كلمات متتالية.',
    code: 'رمز التحقق',
    nameMissing: 'اكتب اسمك من فضلك.',
    emailMissing: 'اكتب بريدك الإلكتروني من فضلك.',
    emailInvalid: 'اكتب بريدًا إلكترونيًا صحيحًا من فضلك.',
    passwordMissing: 'اكتب كلمة المرور من فضلك.',
    passwordTooShort:
      'اختر كلمة مرور لا تقل عن {min, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
    passwordTooLong:
      'اختر كلمة مرور لا تزيد على {max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}.',
    codeInvalid: 'اكتب الأرقام الستة التي تظهر في التطبيق.',
  },
})
