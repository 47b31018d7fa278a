import { defineMessages } from '#i18n/define-messages.ts'

export const freshnessText = defineMessages({
  en: {
    title: 'Freshness',
    lead: 'If your flowers wilt within three days, send us a photo and we replace them.',
    guarantee: 'Our guarantee',
    threeDays:
      'Cut flowers stay fresh in clean water for at least three days after delivery. If they do not, we replace them or refund you. You choose. All we need is a photo.',
    report:
      'Open your order page, choose “Report wilted flowers” and add your photos. A florist replies within one day.',
    plants:
      'Orchids and other plants are covered for seven days. Vases, candles and sweets are covered if they arrive damaged.',
    freshness: 'How we keep flowers fresh',
    cut: 'Our stems are cut before sunrise and are in deep water by seven. We make every bouquet to order, on the day of delivery.',
    care: 'How to care for them',
    water:
      'Cut two centimetres off the stems at an angle. Change the water every two days. Keep the flowers away from fruit and direct sunlight. Each product page has care instructions.',
  },
  ar: {
    title: 'ضمان النضارة',
    lead: 'إذا ذبل وردك خلال ثلاثة أيام، أرسل إلينا صورة ونستبدله لك.',
    guarantee: 'ضماننا',
    threeDays:
      'تبقى الزهور المقطوفة نضرة في ماء نظيف ثلاثة أيام على الأقل بعد التوصيل. وإن لم يحدث ذلك، نستبدلها أو نعيد إليك المبلغ، والاختيار لك. كل ما نحتاجه صورة.',
    report:
      'افتح صفحة طلبك واختر «الإبلاغ عن ورد ذابل» وأضف صورك. يرد عليك أحد منسقي الورد خلال يوم واحد.',
    plants:
      'يشمل الضمان الأوركيد وغيره من النباتات لمدة سبعة أيام. أما المزهريات والشموع والحلويات فيشملها الضمان إذا وصلت تالفة.',
    freshness: 'كيف نحافظ على نضارة الزهور',
    cut: 'نقطف الزهور قبل شروق الشمس، وتكون في ماء عميق قبل السابعة صباحًا. ونجهز كل باقة عند الطلب، في يوم التوصيل نفسه.',
    care: 'كيف تعتني بها',
    water:
      'قص سنتيمترين من السيقان بشكل مائل. غيّر الماء كل يومين. أبعد الورد عن الفاكهة وأشعة الشمس المباشرة. وستجد تعليمات العناية في صفحة كل منتج.',
  },
})
