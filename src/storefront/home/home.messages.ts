import { defineMessages } from '#i18n/define-messages.ts'

export const homeText = defineMessages({
  en: {
    lead: 'Bouquets made the morning they leave, delivered across {area} in the time slot you choose.',
    seeFlowers: 'See the flowers',
    allFlowers: 'All flowers',
    breadcrumb: 'Breadcrumb',
    justIn: 'Just in',
    everythingElse: 'Everything else',
  },
  ar: {
    lead: 'باقات نجهزها صباح يوم التوصيل، وتصلك في {area} في الموعد الذي تختاره.',
    seeFlowers: 'شاهد الباقات',
    allFlowers: 'كل الورود',
    breadcrumb: 'مسار التصفح',
    justIn: 'وصل حديثًا',
    everythingElse: 'بقية الورود',
  },
})
