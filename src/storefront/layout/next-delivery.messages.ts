import { defineMessages } from '#i18n/define-messages.ts'

/** When the next delivery arrives, and how long it can be ordered. */
export const nextDeliveryText = defineMessages({
  en: {
    today: 'today',
    tomorrow: 'tomorrow',
    morningToday: 'this morning',
    morningTomorrow: 'tomorrow morning',
    morningOn: '{weekday} morning',
    afternoonToday: 'this afternoon',
    afternoonTomorrow: 'tomorrow afternoon',
    afternoonOn: '{weekday} afternoon',
    eveningToday: 'this evening',
    eveningTomorrow: 'tomorrow evening',
    eveningOn: '{weekday} evening',
    minutes: '{minutes} min',
    hours: '{hours} h',
    hoursAndMinutes: '{hours} h {minutes} min',
  },
  ar: {
    today: 'اليوم',
    tomorrow: 'غدًا',
    morningToday: 'صباح اليوم',
    morningTomorrow: 'صباح غد',
    morningOn: 'صباح {weekday}',
    afternoonToday: 'بعد ظهر اليوم',
    afternoonTomorrow: 'بعد ظهر غد',
    afternoonOn: 'بعد ظهر {weekday}',
    eveningToday: 'مساء اليوم',
    eveningTomorrow: 'مساء غد',
    eveningOn: 'مساء {weekday}',
    minutes:
      '{minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
    hours:
      '{hours, plural, one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}',
    hoursAndMinutes:
      '{hours, plural, one {ساعة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}} و{minutes, plural, one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  },
})
