import { defineMessages } from '#i18n/define-messages.ts'

/** How far the driver is. */
export const stopsAwayText = defineMessages({
  en: {
    next: 'You are next',
    away: '{count, plural, one {# stop} other {# stops}} away',
  },
  ar: {
    next: 'أنت المحطة التالية',
    away: 'قبلك {count, plural, zero {# محطة} one {محطة واحدة} two {محطتان} few {# محطات} many {# محطة} other {# محطة}}',
  },
})
