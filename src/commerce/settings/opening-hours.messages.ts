import { defineMessages } from '#i18n/define-messages.ts'

/** `from` and `to` are times of the day. */
export const openingHoursText = defineMessages({
  en: {
    everyDay: 'Every day, {from} to {to}',
    everyDayExcept: 'Every day except {days}, {from} to {to}',
    someDays: '{days}, {from} to {to}',
    and: '{days} and {last}',
    separator: ', ',
  },
  ar: {
    everyDay: 'كل يوم من {from} إلى {to}',
    everyDayExcept: 'كل يوم ما عدا {days} من {from} إلى {to}',
    someDays: '{days} من {from} إلى {to}',
    and: '{days} و{last}',
    separator: '، ',
  },
})
