import { defineMessages } from '#i18n/define-messages.ts'

/** The outcome of a delivery attempt, the same for drivers and staff. */
export const outcomeText = defineMessages({
  en: {
    delivered: 'Delivered',
    'nobody-home': 'Not home',
    refused: 'Refused',
    moved: 'Postponed',
    failed: 'Delivery failed',
  },
  ar: {
    delivered: 'تم التوصيل',
    'nobody-home': 'لا أحد في المكان',
    refused: 'رُفض الاستلام',
    moved: 'مؤجّل',
    failed: 'تعذّر التوصيل',
  },
})
