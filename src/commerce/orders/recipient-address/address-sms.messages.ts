import { defineMessages } from '#i18n/define-messages.ts'

export const addressSmsMessages = defineMessages({
  en: {
    sms: '{shop}: flowers are coming your way on {day}. Where shall we bring them?',
    missing:
      'We need it by {day}, {time}. If it is still missing then, we call {name}, and contact you if we cannot reach them.',
  },
  ar: {
    sms: '{shop}: ورد في طريقه إليك يوم {day}. أين نوصله لك؟',
    missing:
      'نحتاج إليه قبل {time} يوم {day}. إذا لم يصلنا حتى ذلك الوقت، فسنكلم {name} هاتفيًا، ونتواصل معك إذا تعذّر الوصول إليه.',
  },
})
