import { defineMessages } from '#i18n/define-messages.ts'

/** Names of browsers and systems stay Latin. */
export const deviceText = defineMessages({
  en: {
    browser: 'A browser',
    browserOn: 'A browser on {system}',
    namedOn: '{browser} on {system}',
  },
  ar: {
    browser: 'متصفح',
    browserOn: 'متصفح على {system}',
    namedOn: '{browser} على {system}',
  },
})
