import { defineMessages } from '#i18n/define-messages.ts'

export const httpFailureText = defineMessages({
  en: { status: 'HTTP error! status: {status}' },
  ar: { status: 'خطأ في الاتصال بالخادم (HTTP {status}).' },
})
