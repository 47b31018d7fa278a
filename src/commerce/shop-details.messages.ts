import { defineMessages } from '#i18n/define-messages.ts'

export const shopText = defineMessages({
  en: {
    name: 'Nawwar',
    tagline: 'Flowers cut, arranged and delivered in Cairo and Giza',
    description:
      'A flower boutique in Zamalek. Bouquets tied the morning they leave, delivered across Cairo and Giza in a window you choose.',
    place: 'Zamalek, Cairo',
    hours: 'Every day, 9 am to 10 pm',
  },
  ar: {
    name: 'نوّار',
    tagline: 'نقطف الورد وننسقه ونوصله في القاهرة والجيزة',
    description:
      'متجر ورد في الزمالك. باقات نجهزها صباح يوم التوصيل، وتصلك في القاهرة والجيزة في الموعد الذي تختاره.',
    place: 'الزمالك، القاهرة',
    hours: 'كل يوم من 9 ص إلى 10 م',
  },
})
