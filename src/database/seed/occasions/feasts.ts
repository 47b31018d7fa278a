import type { DemoOccasion } from '../demo-occasions.ts'

/** Days of the lunar calendar as calculated; the sighting of the moon decides. */
const moving = (...dates: readonly string[]) => ({
  kind: 'moving' as const,
  dates: dates.map((date) => ({ date, isTentative: true })),
})

export const feasts: readonly DemoOccasion[] = [
  {
    slug: 'valentines-day',
    name: 'Valentine’s Day',
    nameAr: 'عيد الحب',
    intro:
      'The red roses go first, and so do the evening slots. Choose your time early; we do the rest by hand.',
    introAr: 'الورد الأحمر أول ما ينفد، ومعه مواعيد المساء. احجز موعدك مبكرًا، والباقي علينا.',
    dateRule: { kind: 'yearly', monthDay: '02-14' },
    picture: 'red-rose-hat-box.webp',
    products: [
      'red-rose-hat-box',
      'twenty-four-red-roses',
      'one-long-red-rose',
      'one-hundred-roses',
      'ten-red-tulips',
      'garden-at-dusk',
      'blush-rose-hat-box',
      'box-of-sixteen-chocolates',
      'rose-and-candle-set',
    ],
  },
  {
    slug: 'mothers-day',
    name: 'Mother’s Day',
    nameAr: 'عيد الأم',
    intro:
      'For the first to say “you shouldn’t have”. Peonies, orchids that flower for months, and a card in your own words.',
    introAr:
      'لست الحبايب التي ستقول «كلفت نفسك ليه». فاوانيا، وأوركيد يزهر لشهور، وكارت بكلماتك أنت.',
    dateRule: { kind: 'yearly', monthDay: '03-21' },
    picture: 'pink-peonies-2.webp',
    products: [
      'pink-peonies',
      'blush-garden-roses',
      'blush-orchid-in-clay',
      'peony-hat-box',
      'morning-in-zamalek',
      'hydrangea-bowl',
      'white-orchid-two-stems',
      'pink-and-peach-tulips',
      'rose-and-candle-set',
      'fig-leaf-candle',
    ],
  },
  {
    slug: 'ramadan',
    name: 'Ramadan',
    nameAr: 'رمضان',
    intro:
      'Flowers for the iftar table and for the house that invites you. We deliver in time, before sunset.',
    introAr: 'ورد لسفرة الإفطار وللبيت الذي يدعوك، يصل قبل المغرب. رمضان كريم.',
    dateRule: moving('2027-02-08', '2028-01-28', '2029-01-16', '2030-01-05', '2030-12-26'),
    picture: 'white-and-green.webp',
    products: [
      'white-and-green',
      'siwa-dates',
      'white-roses-with-olive',
      'hydrangea-bowl',
      'four-stem-orchid-bowl',
      'white-peonies-in-glass',
      'apricot-and-cream',
      'fig-leaf-candle',
      'box-of-sixteen-chocolates',
    ],
  },
  {
    slug: 'eid-al-fitr',
    name: 'Eid al-Fitr',
    nameAr: 'عيد الفطر',
    intro:
      'Spring in a basket for the first visit of the morning, with dates or chocolates for the table.',
    introAr: 'ربيع في سلة لأول زيارة صباح العيد، ومعه تمر أو شوكولاتة للضيافة. كل سنة وأنتم طيبون.',
    dateRule: moving('2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04', '2031-01-24'),
    picture: 'a-basket-of-tulips.webp',
    products: [
      'a-basket-of-tulips',
      'yellow-tulips-in-a-jug',
      'saturday-market',
      'pink-and-peach-tulips',
      'square-box-of-ranunculus',
      'sunflowers-and-chamomile',
      'box-of-sixteen-chocolates',
      'siwa-dates',
    ],
  },
  {
    slug: 'eid-al-adha',
    name: 'Eid al-Adha',
    nameAr: 'عيد الأضحى',
    intro:
      'For the family table and for those who are far from theirs. Large, warm and easy to place.',
    introAr: 'لسفرة العائلة ولمن هو بعيد عنها: باقات كبيرة ودافئة وسهلة الوضع. عيد أضحى مبارك.',
    dateRule: moving('2027-05-16', '2028-05-05', '2029-04-24', '2030-04-13', '2031-04-02'),
    picture: 'sunflower-crate.webp',
    products: [
      'sunflower-crate',
      'white-and-green',
      'apricot-and-cream',
      'hydrangea-and-rose',
      'coral-peonies',
      'sunflowers-in-stoneware',
      'siwa-dates',
      'box-of-sixteen-chocolates',
    ],
  },
  {
    slug: 'teachers-day',
    name: 'Teachers’ Day',
    nameAr: 'يوم المعلم',
    intro: 'A modest bunch for a desk, from one pupil or from the whole class.',
    introAr: 'باقة بسيطة لمكتب المعلم، من تلميذ واحد أو من الفصل كله.',
    dateRule: { kind: 'yearly', monthDay: '10-05' },
    picture: 'little-sunflowers.webp',
    products: [
      'little-sunflowers',
      'five-sunflowers',
      'three-peonies',
      'ten-red-tulips',
      'box-of-sixteen-chocolates',
    ],
  },
]
