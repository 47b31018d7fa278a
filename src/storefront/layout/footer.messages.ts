import { defineMessages } from '#i18n/define-messages.ts'

export const footerText = defineMessages({
  en: {
    delivery: 'Delivery',
    deliveryNote: 'Across {area}, in the time slot you choose.',
    sameDay: 'Order by {time} and most bouquets arrive the same day.',
    howWeDeliver: 'How we deliver',
    freshness: 'Freshness',
    freshnessNote:
      'If your flowers wilt within three days, send us a photo and we replace them. If a stem is not good enough that morning, we use one of the same colour and value. <freshness>Freshness</freshness> and <substitution>substitutions</substitution>',
    shop: 'The shop',
    whatsApp: 'WhatsApp',
    occasions: 'Occasions',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  ar: {
    delivery: 'التوصيل',
    deliveryNote: 'نوصل في {area} في الموعد الذي تختاره.',
    sameDay: 'اطلب قبل {time} وتصل معظم الباقات في اليوم نفسه.',
    howWeDeliver: 'كيف نوصل طلبك',
    freshness: 'ضمان النضارة',
    freshnessNote:
      'إذا ذبل الورد خلال ثلاثة أيام، أرسل إلينا صورة ونستبدله لك. وإذا لم تكن زهرة ما بالجودة المطلوبة في ذلك الصباح، نضع أخرى باللون نفسه والقيمة نفسها. <freshness>ضمان النضارة</freshness> و<substitution>الاستبدال</substitution>',
    shop: 'المتجر',
    whatsApp: 'واتساب',
    occasions: 'المناسبات',
    contact: 'تواصل معنا',
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
  },
})
