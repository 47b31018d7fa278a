import { defineMessages } from '#i18n/define-messages.ts'

// Written out: the first use of Intl for names takes a browser tens of milliseconds, and every first view needs one.

/** Names in the order of `Date`, separated by spaces. */
export const dayText = defineMessages({
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    months: 'January February March April May June July August September October November December',
  },
  ar: {
    weekdays: 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
    months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  },
})
