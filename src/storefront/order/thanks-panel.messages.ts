import { defineMessages } from '#i18n/define-messages.ts'

export const thanksPanelText = defineMessages({
  en: {
    title: '{name} says thank you',
    photo: 'Photo from {name}',
  },
  ar: {
    title: 'رسالة شكر من {name}',
    photo: 'صورة من {name}',
  },
})
