import { defineMessages } from '#i18n/define-messages.ts'

export const toasterText = defineMessages({
  en: { notifications: 'Notifications', close: 'Close toast' },
  ar: { notifications: 'الإشعارات', close: 'إغلاق الإشعار' },
})
