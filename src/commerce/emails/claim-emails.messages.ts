import { defineMessages } from '#i18n/define-messages.ts'

export const claimEmailText = defineMessages({
  en: {
    receivedSubject: 'We received your claim for order {number}',
    receivedPreview: 'We reply within one day.',
    receivedHeading: 'We received your claim',
    received:
      'We are sorry that your flowers did not stay fresh. A florist will look at your photos and reply within one day.',
    receivedPage: 'You can see your claim and our answer on your order page.',
    replacementSubject: 'New flowers for order {number}',
    replacementPreview: 'We’re sending new flowers free of charge.',
    replacementHeading: 'We’re sending new flowers',
    replacementOrder:
      'We’ll deliver new flowers to {name} on {when}, free of charge. The new order number is {number}.',
    replacement: 'We’ll deliver new flowers free of charge.',
    refundSubject: 'A refund for order {number}',
    refundPreview: 'The refund goes to your original payment method.',
    refundHeading: 'We’re refunding your flowers',
    refund:
      'We are refunding {amount} to your original payment method and will email you when it is done.',
    answerSubject: 'Our answer to your claim for order {number}',
    answerPreview: 'A message from our florist.',
    answerHeading: 'About your claim',
    answerPage: 'See our answer on your order page.',
  },
  ar: {
    receivedSubject: 'استلمنا شكواك بخصوص الطلب {number}',
    receivedPreview: 'نرد عليك خلال يوم واحد.',
    receivedHeading: 'استلمنا شكواك',
    received: 'يؤسفنا أن وردك لم يبق نضرًا. سيطلع أحد منسقي الورد على صورك ويرد عليك خلال يوم واحد.',
    receivedPage: 'تجد شكواك وردنا عليها في صفحة الطلب.',
    replacementSubject: 'ورد جديد للطلب {number}',
    replacementPreview: 'سنرسل وردًا جديدًا مجانًا.',
    replacementHeading: 'سنرسل وردًا جديدًا',
    replacementOrder: 'سنوصل وردًا جديدًا إلى {name} يوم {when} مجانًا. رقم الطلب الجديد هو {number}.',
    replacement: 'سنوصل وردًا جديدًا مجانًا.',
    refundSubject: 'استرداد مبلغ من الطلب {number}',
    refundPreview: 'يعود المبلغ إلى وسيلة الدفع نفسها.',
    refundHeading: 'نعيد إليك ثمن الورد',
    refund: 'نعيد إليك {amount} بوسيلة الدفع نفسها، وسنراسلك عند اكتمال الاسترداد.',
    answerSubject: 'ردنا على شكواك بخصوص الطلب {number}',
    answerPreview: 'رسالة من منسق الورد.',
    answerHeading: 'بخصوص شكواك',
    answerPage: 'تجد ردنا في صفحة الطلب.',
  },
})
