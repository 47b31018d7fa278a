import { defineMessages } from '#i18n/define-messages.ts'

export const periodText = defineMessages({
  en: {
    incomplete: 'Choose a first and a last day.',
    reversed: 'The last day is before the first.',
    future: 'The last day is in the future.',
    tooLong: 'At most {days, plural, one {# day} other {# days}}.',
  },
  ar: {
    incomplete: 'اختر أول يوم وآخر يوم.',
    reversed: 'آخر يوم يسبق أول يوم.',
    future: 'آخر يوم لم يأتِ بعد.',
    tooLong:
      'الحد الأقصى {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}.',
  },
})
