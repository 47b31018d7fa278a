import type { PromiseText } from '../policy.ts'

export const freshness: PromiseText = {
  title: 'Freshness',
  lead: 'If anything has wilted within three days, send us a photograph and we bring you another.',
  parts: [
    {
      heading: 'What we promise',
      paragraphs: [
        'Cut flowers stay fresh for at least three days from their delivery when they stand in clean water. When they do not, we replace them or give the money back, as you prefer. A photograph is all we ask for.',
        'Orchids and other plants are covered for seven days. Vases, candles and sweets are covered when they arrive broken or spoiled.',
      ],
    },
    {
      heading: 'How we keep it',
      paragraphs: [
        'Stems are cut before sunrise and stand in deep water by seven. Nothing is tied before it is ordered, and nothing waits overnight in a ribbon.',
      ],
    },
    {
      heading: 'How you help them',
      paragraphs: [
        'Cut two centimetres off at a slant, change the water every second day, and keep them away from fruit and from the sun of the afternoon. Each product’s page says what that one likes.',
      ],
    },
  ],
}
