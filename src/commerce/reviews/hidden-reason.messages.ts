import { defineMessages } from '#i18n/define-messages.ts'

/** Why a review is hidden, within a sentence. */
export const hiddenReasonText = defineMessages({
  en: {
    insult: 'insult',
    'personal-data': 'personal data',
    'off-topic': 'not about the product',
    unlawful: 'unlawful',
  },
  ar: {
    insult: 'إساءة',
    'personal-data': 'بيانات شخصية',
    'off-topic': 'لا يخص المنتج',
    unlawful: 'مخالف للقانون',
  },
})
