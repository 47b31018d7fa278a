import type { PolicyText } from '../policy.ts'

export const substitution: PolicyText = {
  title: 'Substitution',
  lead: 'If a stem is not good enough that morning, we use one of the same colour and value.',
  parts: [
    {
      heading: 'What may change',
      paragraphs: [
        'Flowers are seasonal. If the market has no good coral ranunculus, we use another flower of that colour, of the same value or more. The shape, size and style of the bouquet stay the same.',
      ],
    },
    {
      heading: 'What never changes',
      paragraphs: [
        'We never replace the flower that a bouquet is named after: roses stay roses, and white stays white. We never replace vases, boxes or gifts. If we cannot deliver them, we call you first, and you can cancel for a full refund.',
        'At checkout you can choose what we do if a flower is missing: call you, replace it, or refund it.',
      ],
    },
  ],
}
