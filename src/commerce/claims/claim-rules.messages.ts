import { defineMessages } from '#i18n/define-messages.ts'

export const claimRuleText = defineMessages({
  en: {
    messageMissing: 'Tell us what is wrong with the flowers.',
    // For staff.
    replyMissing: 'Enter a message.',
  },
  ar: { messageMissing: 'أخبرنا ما المشكلة في الورد.', replyMissing: 'اكتب رسالة.' },
})
