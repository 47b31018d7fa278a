import { defineMessages } from '#i18n/define-messages.ts'

export const paymentTimeText = defineMessages({
  en: { minutes: '{minutes} minutes' },
  ar: {
    minutes:
      '{minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  },
})
