import { defineMessages } from '#i18n/define-messages.ts'

export const clockText = defineMessages({
  en: { am: 'am', pm: 'pm', comma: ',' },
  ar: { am: 'ص', pm: 'م', comma: '،' },
})
