import { defineMessages } from '#i18n/define-messages.ts'

export const lengthText = defineMessages({
  en: { tooLong: 'Enter at most {longest} characters.' },
  ar: {
    tooLong:
      'اكتب {longest, plural, one {حرفًا واحدًا} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر.',
  },
})
