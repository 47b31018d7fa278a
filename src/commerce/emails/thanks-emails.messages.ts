import { defineMessages } from '#i18n/define-messages.ts'

export const thanksEmailText = defineMessages({
  en: {
    subject: 'A thank-you from {name}, order {number}',
    preview: 'A message about your flowers.',
    heading: 'A thank-you from {name}',
    photo: 'There is a photo, too. See it on your order page.',
    anonymous: 'We did not name you: you stay anonymous.',
  },
  ar: {
    subject: 'رسالة شكر من {name}، الطلب {number}',
    preview: 'رسالة عن وردك.',
    heading: 'رسالة شكر من {name}',
    photo: 'ومعها صورة أيضًا، تجدها في صفحة الطلب.',
    anonymous: 'لم نذكر اسمك، فهويتك ما زالت غير معروفة.',
  },
})
