import { defineMessages } from '#i18n/define-messages.ts'

export const substitutionText = defineMessages({
  en: {
    title: 'Substitutions',
    lead: 'If a stem is not good enough that morning, we use one of the same colour and value.',
    mayChange: 'What may change',
    seasonal:
      'Flowers are seasonal. If the market has no good coral ranunculus, we use another flower of that colour, of the same value or more. The shape, size and style of the bouquet stay the same.',
    neverChanges: 'What never changes',
    named:
      'We never replace the flower that a bouquet is named after: roses stay roses, and white stays white. We never replace vases, boxes or gifts. If we cannot deliver them, we call you first, and you can cancel for a full refund.',
    preference:
      'At checkout you can choose what we do if a flower is missing: call you, replace it, or refund it.',
  },
  ar: {
    title: 'الاستبدال',
    lead: 'إذا لم تكن زهرة ما بالجودة المطلوبة في ذلك الصباح، نضع أخرى باللون نفسه والقيمة نفسها.',
    mayChange: 'ما قد يتغير',
    seasonal:
      'الزهور موسمية. إذا لم نجد في السوق رانونكولس مرجانيًا جيدًا، نضع زهرة أخرى باللون نفسه وبالقيمة نفسها أو أعلى. ويبقى شكل الباقة وحجمها وتنسيقها كما هي.',
    neverChanges: 'ما لا يتغير أبدًا',
    named:
      'لا نستبدل أبدًا الزهرة التي تحمل الباقة اسمها: الورد يبقى وردًا، والأبيض يبقى أبيض. ولا نستبدل المزهريات أو العلب أو الهدايا. وإذا تعذّر علينا توصيلها، نتصل بك أولًا، ويمكنك إلغاء الطلب واسترداد المبلغ كاملًا.',
    preference:
      'عند إتمام الطلب يمكنك أن تختار ما نفعله إذا لم تتوفر زهرة: نتصل بك، أو نستبدلها، أو نعيد إليك ثمنها.',
  },
})
