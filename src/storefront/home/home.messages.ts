import { defineMessages } from '#i18n/define-messages.ts'

export const homeText = defineMessages({
  en: {
    headline: 'Cut at dawn, delivered by evening',
    lead: 'Bouquets made the morning they leave, delivered across Cairo and Giza in the time slot you choose.',
    seeFlowers: 'See the flowers',
    allFlowers: 'All flowers',
    breadcrumb: 'Breadcrumb',
    justIn: 'Just in',
    everythingElse: 'Everything else',
  },
  ar: {
    headline: 'من الحقل فجرًا، وعندك مساءً',
    lead: 'باقات نجهزها صباح يوم التوصيل، وتصلك في القاهرة والجيزة في الموعد الذي تختاره.',
    seeFlowers: 'شاهد الباقات',
    allFlowers: 'كل الورود',
    breadcrumb: 'مسار التصفح',
    justIn: 'وصل حديثًا',
    everythingElse: 'بقية الورود',
  },
})
