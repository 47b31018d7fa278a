import type { DemoOccasion } from '../demo-occasions.ts'

const none = { kind: 'none' } as const

export const familyOccasions: readonly DemoOccasion[] = [
  {
    slug: 'birthday',
    name: 'Birthday',
    nameAr: 'عيد ميلاد',
    intro:
      'Colour for the breakfast table or the office desk, delivered in the hour you choose. Tell us the name and we write it on the card.',
    introAr:
      'ألوان تليق بمائدة الفطور أو بمكتب العمل، وتصل في الموعد الذي تختاره. اكتب لنا الاسم ونحن نخطّه على الكارت.',
    dateRule: none,
    picture: 'saturday-market.webp',
    products: [
      'saturday-market',
      'pink-and-peach-tulips',
      'morning-in-zamalek',
      'coral-peonies',
      'apricot-and-cream',
      'a-basket-of-tulips',
      'sunflowers-in-stoneware',
      'coral-spray-roses',
      'square-box-of-ranunculus',
      'box-of-sixteen-chocolates',
      'rose-and-candle-set',
      'magenta-orchid',
    ],
  },
  {
    slug: 'love-and-anniversary',
    name: 'Love & anniversary',
    nameAr: 'الحب وذكرى الزواج',
    intro:
      'From one long stem to a hundred. The roses are cut the day before at most, and the card says only what you write.',
    introAr:
      'من وردة واحدة طويلة إلى مئة وردة. نقطف الورد قبل يوم على الأكثر، ولا يقول الكارت إلا ما تكتبه أنت.',
    dateRule: none,
    picture: 'twenty-four-red-roses-2.webp',
    products: [
      'twenty-four-red-roses',
      'one-hundred-roses',
      'red-rose-hat-box',
      'one-long-red-rose',
      'blush-garden-roses',
      'blush-rose-hat-box',
      'garden-at-dusk',
      'peony-hat-box',
      'rose-and-candle-set',
      'ten-red-tulips',
    ],
  },
  {
    slug: 'new-baby',
    name: 'New baby',
    nameAr: 'مولود جديد',
    intro:
      'Soft colours and almost no scent, in a vase or a box, because a house with a newborn has no hands free.',
    introAr:
      'ألوان هادئة بلا عطر تقريبًا، في فازة أو بوكس جاهز، فبيت فيه مولود جديد لا يد فيه خالية. ويتربى في عزكم.',
    dateRule: none,
    picture: 'blush-rose-hat-box-2.webp',
    products: [
      'blush-rose-hat-box',
      'hydrangea-and-rose',
      'hydrangea-bowl',
      'white-tulips-in-glass',
      'three-peonies',
      'little-sunflowers',
      'miniature-orchid-pair',
      'yellow-tulips-in-a-jug',
      'square-box-of-ranunculus',
    ],
  },
  {
    slug: 'congratulations',
    name: 'Congratulations',
    nameAr: 'تهنئة',
    intro:
      'A new job, a new home, an engagement: flowers that arrive with their own vase and stay on show for days.',
    introAr:
      'وظيفة جديدة أو بيت جديد أو خطوبة: ورد يصل في فازته ويبقى في الصدارة أيامًا. ألف مبروك.',
    dateRule: none,
    picture: 'apricot-and-cream.webp',
    products: [
      'apricot-and-cream',
      'four-stem-orchid-bowl',
      'sunflower-crate',
      'a-basket-of-tulips',
      'coral-peonies',
      'white-peonies-in-glass',
      'square-box-of-ranunculus',
      'yellow-orchid',
      'saturday-market',
    ],
  },
  {
    slug: 'thank-you',
    name: 'Thank you',
    nameAr: 'شكر',
    intro: 'Small enough to give without an occasion, good enough to be remembered.',
    introAr: 'هدية خفيفة لا تحتاج إلى مناسبة، وجميلة بما يكفي لتبقى في الذاكرة.',
    dateRule: none,
    picture: 'yellow-tulips-in-a-jug.webp',
    products: [
      'yellow-tulips-in-a-jug',
      'five-sunflowers',
      'three-peonies',
      'pink-and-peach-tulips',
      'morning-in-zamalek',
      'fig-leaf-candle',
      'siwa-dates',
      'dried-lavender',
    ],
  },
  {
    slug: 'graduation',
    name: 'Graduation',
    nameAr: 'تخرج',
    intro:
      'Bouquets that can be carried across a campus and look right in every photograph of the day.',
    introAr: 'باقات يسهل حملها في حفل التخرج، وتظهر جميلة في كل صور اليوم.',
    dateRule: none,
    picture: 'five-sunflowers.webp',
    products: [
      'five-sunflowers',
      'saturday-market',
      'plum-tulips',
      'coral-spray-roses',
      'morning-in-zamalek',
      'ten-red-tulips',
      'pink-peonies',
      'peonies-and-eucalyptus',
    ],
  },
]
