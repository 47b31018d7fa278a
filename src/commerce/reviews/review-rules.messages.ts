import { defineMessages } from '#i18n/define-messages.ts'

export const reviewRuleText = defineMessages({
  en: { answerMissing: 'Enter an answer.' },
  ar: { answerMissing: 'اكتب الرد.' },
})
