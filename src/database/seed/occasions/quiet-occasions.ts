import type { DemoOccasion } from '../demo-occasions.ts'

const none = { kind: 'none' } as const

export const quietOccasions: readonly DemoOccasion[] = [
  {
    slug: 'get-well',
    name: 'Get well',
    nameAr: 'سلامتك',
    intro:
      'Low in scent and easy to care for, for a hospital room or a bedside. Ask the ward first: some do not allow flowers.',
    introAr:
      'عطر خفيف وعناية بسيطة، لغرفة المستشفى أو بجوار السرير. اسأل القسم أولًا، فبعض الأقسام لا تسمح بالزهور. ألف سلامة.',
    isSensitive: true,
    dateRule: none,
    picture: 'sunflowers-and-chamomile.webp',
    products: [
      'five-sunflowers',
      'sunflowers-and-chamomile',
      'white-tulips-in-glass',
      'three-peonies',
      'miniature-orchid-pair',
      'yellow-orchid',
      'little-sunflowers',
    ],
  },
  {
    slug: 'sympathy',
    name: 'Sympathy',
    nameAr: 'عزاء',
    intro:
      'White flowers and green leaves, without ribbon or colour. The card carries your name and the words you choose.',
    introAr:
      'زهور بيضاء وأوراق خضراء، بلا شرائط ولا ألوان. يحمل الكارت اسمك والكلمات التي تختارها.',
    isSensitive: true,
    dateRule: none,
    picture: 'white-roses-with-olive.webp',
    products: [
      'white-roses-with-olive',
      'white-and-green',
      'white-peonies-in-glass',
      'white-orchid-two-stems',
      'white-tulips-in-glass',
      'four-stem-orchid-bowl',
    ],
  },
]
