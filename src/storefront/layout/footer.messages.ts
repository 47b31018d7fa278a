import { defineMessages } from '#i18n/define-messages.ts'

export const footerText = defineMessages({
  en: {
    motto: 'Flowers that were standing in a field yesterday.',
    delivery: 'Delivery',
    deliveryNote:
      'Across Cairo and Giza, every day, in the time slot you choose. Order by 4 pm and most bouquets arrive the same evening. <delivery>How we deliver</delivery>',
    freshness: 'Freshness',
    freshnessNote:
      'If your flowers wilt within three days, send us a photo and we replace them. If a stem is not good enough that morning, we use one of the same colour and value. <freshness>Freshness</freshness> and <substitution>substitution</substitution>',
    shop: 'The shop',
    whatsApp: 'WhatsApp',
    occasions: 'Occasions',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  ar: {
    motto: 'ورد كان في الحقل بالأمس.',
    delivery: 'التوصيل',
    deliveryNote:
      'نوصل كل يوم في القاهرة والجيزة في الموعد الذي تختاره. اطلب قبل 4 م وتصل معظم الباقات في مساء اليوم نفسه. <delivery>كيف نوصل طلبك</delivery>',
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
