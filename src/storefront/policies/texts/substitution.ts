import type { PromiseText } from '../policy.ts'

export const substitution: PromiseText = {
  title: 'Substitution',
  lead: 'When a stem is not good enough that morning, we use one of the same colour and worth.',
  parts: [
    {
      heading: 'What may change',
      paragraphs: [
        'Flowers grow; they are not made. If the market has no coral ranunculus worth giving, we take another flower of that colour, of the same worth or more. The shape, the size and the mood of the bouquet stay.',
      ],
    },
    {
      heading: 'What does not',
      paragraphs: [
        'The flower that names a bouquet is never replaced: roses stay roses, and white stays white. Vases, boxes and gifts are never swapped either. If we cannot keep that, we call you before we tie anything, and you may cancel and have everything back.',
      ],
    },
  ],
}
