import { defineMessages } from '#i18n/define-messages.ts'

/** `request` is a text message: English in the basic alphabet, and short enough for one message. */
export const addressRequestText = defineMessages({
  en: {
    request: '{shop}: flowers are coming your way on {day}. Where shall we bring them?',
    missing:
      'We need it by {day}, {time}. If it is still missing then, we call {name}, and contact you if we cannot reach them.',
  },
  ar: {
    request: '{shop}: زهور في طريقها إليك يوم {day}. إلى أي عنوان نوصلها؟',
    missing:
      'نحتاج إلى العنوان قبل يوم {day}، الساعة {time}. إذا لم يصلنا حتى ذلك الوقت، فسنتصل بـ{name}، ونتواصل معك إن تعذّر الوصول إليه.',
  },
})
