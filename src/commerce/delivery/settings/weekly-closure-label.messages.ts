import { defineMessages } from '#i18n/define-messages.ts'

export const weeklyClosureText = defineMessages({
  en: { closed: 'Closed on {weekday}s' },
  ar: { closed: 'مغلق يوم {weekday} من كل أسبوع' },
})
