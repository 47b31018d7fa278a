import { defineMessages } from '#i18n/define-messages.ts'

export const policyPageText = defineMessages({
  en: {
    breadcrumb: 'Breadcrumb',
    allFlowers: 'All flowers',
    call: 'Call us',
    whatsApp: 'Message us on WhatsApp',
    areas: 'Areas and fees',
    slots: 'Time slots:',
    comma: ', ',
  },
  ar: {
    breadcrumb: 'مسار التصفح',
    allFlowers: 'كل الورود',
    call: 'اتصل بنا',
    whatsApp: 'راسلنا على واتساب',
    areas: 'المناطق والرسوم',
    slots: 'مواعيد التوصيل:',
    comma: '، ',
  },
})
