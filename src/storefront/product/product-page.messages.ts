import { defineMessages } from '#i18n/define-messages.ts'

export const productText = defineMessages({
  en: {
    breadcrumb: 'Breadcrumb',
    allFlowers: 'All flowers',
    description: 'Description',
    care: 'Care',
    delivery: 'Delivery',
    deliveryNote:
      'Delivered upright and in water, with your message card, in the time slot you choose. <areas>Delivery areas and fees</areas>',
    substitutions: 'Substitutions',
    substitutionsNote:
      'If a stem is not available, we use a flower of the same colour and of equal or greater value, and keep the style you chose. <policy>Our substitution policy</policy>',
    related: 'You may also like',
    picture: '{name}, picture {number}',
    zoomIn: 'Zoom in: {picture}',
    pictures: 'Pictures of {name}',
    pictureOf: 'Picture {number} of {count}',
    size: 'Size',
    stems: '{count, plural, one {# stem} other {# stems}}',
    height: 'about {height} cm tall',
    onlyLeft: 'Only {stock} left',
    quantity: 'Quantity',
    earliest: 'Earliest delivery: {day}, <slot></slot>',
    untilDate: 'until {day}',
    untilToday: 'until today {time}',
    untilWeekday: 'until {weekday} {time}',
    rated: '{average} out of 5 · {count, plural, one {1 review} other {{count} reviews}}',
    share: 'Share',
    copied: 'Link copied',
    notCopied: 'Could not copy the link',
  },
  ar: {
    breadcrumb: 'مسار التصفح',
    allFlowers: 'كل الورود',
    description: 'الوصف',
    care: 'العناية',
    delivery: 'التوصيل',
    deliveryNote:
      'تصل الباقة واقفة في الماء، ومعها كارت برسالتك، في الموعد الذي تختاره. <areas>مناطق التوصيل ورسومه</areas>',
    substitutions: 'الاستبدال',
    substitutionsNote:
      'إذا لم تتوفر إحدى الزهور، نضع مكانها زهرة بنفس اللون وبقيمة مساوية أو أعلى، ونحافظ على التنسيق الذي اخترته. <policy>سياسة الاستبدال</policy>',
    related: 'قد يعجبك أيضًا',
    picture: '{name}، صورة {number}',
    zoomIn: 'تكبير: {picture}',
    pictures: 'صور {name}',
    pictureOf: 'صورة {number} من {count}',
    size: 'الحجم',
    stems:
      '{count, plural, zero {بلا سيقان} one {ساق واحدة} two {ساقان} few {# سيقان} many {# ساقًا} other {# ساق}}',
    height: 'الارتفاع حوالي {height} سم',
    onlyLeft:
      '{stock, plural, zero {نفدت الكمية} one {بقيت قطعة واحدة فقط} two {بقيت قطعتان فقط} few {بقيت # قطع فقط} many {بقيت # قطعة فقط} other {بقيت # قطعة فقط}}',
    quantity: 'الكمية',
    earliest: 'أقرب موعد للتوصيل: {day}، <slot></slot>',
    untilDate: 'حتى {day}',
    untilToday: 'حتى اليوم الساعة {time}',
    untilWeekday: 'حتى {weekday} الساعة {time}',
    rated:
      '{average} من 5 · {count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
    share: 'مشاركة',
    copied: 'تم نسخ الرابط',
    notCopied: 'تعذّر نسخ الرابط',
  },
})
