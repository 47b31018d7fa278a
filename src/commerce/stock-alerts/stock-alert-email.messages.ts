import { defineMessages } from '#i18n/define-messages.ts'

export const stockAlertText = defineMessages({
  en: {
    subject: '{name} is back in stock',
    preview: 'You asked us to tell you.',
    body: 'You asked us to email you when {name} is available again. It is now.',
    hurry: 'We cannot reserve it for you, and others may be waiting too.',
    action: 'View it in the shop',
    footnote: 'This is the only email about this request.',
    stop: 'Cancel all my back-in-stock requests',
  },
  ar: {
    subject: '{name}: متوفر من جديد',
    preview: 'طلبت منا أن نخبرك.',
    body: 'طلبت منا أن نراسلك عند توفر {name} من جديد، وهو متوفر الآن.',
    hurry: 'لا يمكننا حجزه لك، وقد يكون هناك من ينتظره غيرك.',
    action: 'شاهده في المتجر',
    footnote: 'هذه هي الرسالة الوحيدة بخصوص هذا الطلب.',
    stop: 'إلغاء كل طلبات التنبيه عند التوفر',
  },
})
