import { defineMessages } from '#i18n/define-messages.ts'

export const noticesText = defineMessages({
  en: {
    undo: 'Undo',
    inAMinute: 'in a minute',
    inMinutes: 'in {minutes} minutes',
    scriptsToContinue:
      'Turn on JavaScript in your browser to continue, then reload this page. You can also <contact>contact us</contact> to order.',
    scriptsToOrder:
      'Turn on JavaScript in your browser to order, then reload this page. You can also <contact>contact us</contact> to order.',
  },
  ar: {
    undo: 'تراجع',
    inAMinute: 'بعد دقيقة',
    inMinutes:
      'بعد {minutes, plural, one {دقيقة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
    scriptsToContinue:
      'فعّل JavaScript في متصفحك للمتابعة، ثم أعد تحميل الصفحة. ويمكنك أيضًا أن <contact>تتواصل معنا</contact> للطلب.',
    scriptsToOrder:
      'فعّل JavaScript في متصفحك لإتمام الطلب، ثم أعد تحميل الصفحة. ويمكنك أيضًا أن <contact>تتواصل معنا</contact> للطلب.',
  },
})
