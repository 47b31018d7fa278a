import { defineMessages } from '#i18n/define-messages.ts'

export const stopEmailsText = defineMessages({
  en: {
    title: 'Stop these emails?',
    lead: 'We will not send this kind of email to your address again unless you ask for it. Emails about your orders still arrive.',
    stop: 'Stop these emails',
    stoppedTitle: 'You will not get these emails any more',
    stoppedLead: 'Emails about your orders still arrive.',
    unknownTitle: 'Nothing to stop',
    unknownLead: 'This link has been used already, or it is too old.',
    shop: 'Back to the shop',
    notStopped: 'Not stopped',
  },
  ar: {
    title: 'هل تريد إيقاف هذه الرسائل؟',
    lead: 'لن نرسل هذا النوع من الرسائل إلى عنوانك مرة أخرى إلا إذا طلبته. وستظل تصلك رسائل طلباتك.',
    stop: 'أوقف هذه الرسائل',
    stoppedTitle: 'لن تصلك هذه الرسائل بعد الآن',
    stoppedLead: 'وستظل تصلك رسائل طلباتك.',
    unknownTitle: 'لا يوجد ما يمكن إيقافه',
    unknownLead: 'سبق استخدام هذا الرابط، أو مرّت عليه مدة طويلة.',
    shop: 'العودة إلى المتجر',
    notStopped: 'لم يتم الإيقاف',
  },
})
