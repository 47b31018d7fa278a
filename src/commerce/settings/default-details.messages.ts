import { defineMessages } from '#i18n/define-messages.ts'

/** The details of a shop whose owner has not entered any. */
export const defaultDetailsText = defineMessages({
  en: {
    name: 'Nawwar',
    tagline: 'Flowers cut, arranged and delivered in Cairo and Giza',
    description:
      'A flower boutique in Zamalek. Bouquets tied the morning they leave, delivered across Cairo and Giza in a window you choose.',
    headline: 'Cut at dawn, delivered by evening',
    motto: 'Flowers that were standing in a field yesterday.',
    deliveryArea: 'Cairo and Giza',
    place: 'Zamalek, Cairo',
  },
  ar: {
    name: 'نوّار',
    tagline: 'نقطف الورد وننسقه ونوصله في القاهرة والجيزة',
    description:
      'متجر ورد في الزمالك. باقات نجهزها صباح يوم التوصيل، وتصلك في القاهرة والجيزة في الموعد الذي تختاره.',
    headline: 'من الحقل فجرًا، وعندك مساءً',
    motto: 'ورد كان في الحقل بالأمس.',
    deliveryArea: 'القاهرة والجيزة',
    place: 'الزمالك، القاهرة',
  },
})
