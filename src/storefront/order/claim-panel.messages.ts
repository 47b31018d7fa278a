import { defineMessages } from '#i18n/define-messages.ts'

export const claimPanelText = defineMessages({
  en: {
    title: 'Freshness guarantee',
    offer: 'If your flowers wilt by {day}, send us photos and we replace or refund them.',
    report: 'Report wilted flowers',
    waiting: 'We received your claim. A florist replies within one day, here and by email.',
    tooLate:
      'The guarantee for this order ended on {day}. If something is wrong, <mail>email us</mail> and we will help.',
    usedUp:
      'You sent {count} claims for this order. If something else is wrong, <mail>email us</mail> and we will help.',
    mailSubject: 'Order {number}',
    claim: 'Your claim, {time}',
    photo: 'Your flowers, {place}',
    answer: 'Our answer, {time}',
    replacement: 'We send new flowers free of charge: <order>order {number}</order>.',
    refund:
      'We refund {amount} to your original payment method. It can take up to 14 days to appear.',
  },
  ar: {
    title: 'ضمان النضارة',
    offer: 'إذا ذبل وردك قبل نهاية يوم {day}، فأرسل إلينا صوره وسنستبدله أو نعيد إليك ثمنه.',
    report: 'الإبلاغ عن ورد ذابل',
    waiting: 'استلمنا شكواك. يرد عليك أحد منسقي الورد خلال يوم واحد، هنا وبالبريد الإلكتروني.',
    tooLate:
      'انتهى ضمان هذا الطلب يوم {day}. إذا كانت هناك مشكلة، <mail>فراسلنا بالبريد الإلكتروني</mail> وسنساعدك.',
    usedUp:
      'أرسلت {count, plural, zero {# شكوى} one {شكوى واحدة} two {شكويين} few {# شكاوى} many {# شكوى} other {# شكوى}} بخصوص هذا الطلب. إذا كانت هناك مشكلة أخرى، <mail>فراسلنا بالبريد الإلكتروني</mail> وسنساعدك.',
    mailSubject: 'الطلب {number}',
    claim: 'شكواك، {time}',
    photo: 'وردك، صورة {place}',
    answer: 'ردنا، {time}',
    replacement: 'نرسل إليك وردًا جديدًا مجانًا: <order>الطلب {number}</order>.',
    refund: 'نعيد إليك {amount} بوسيلة الدفع نفسها، وقد يستغرق ظهور المبلغ حتى 14 يومًا.',
  },
})
