/** The sizes of a bouquet of the demo. The first is the product itself, at its price and with its stock. */
export interface DemoSizes {
  classic: DemoSize
  further: readonly (DemoSize & {
    name: string
    nameAr: string
    price: number
    stock: number | null
    /** The alternative text of the picture of the size. */
    alt: string
    altAr: string
  })[]
}

interface DemoSize {
  stems: number
  /** In centimetres. */
  height: number
}

const generous = { name: 'Generous', nameAr: 'سخي' }
const grand = { name: 'Grand', nameAr: 'فخم' }

/** By the name of the product. */
const sizes: Readonly<Record<string, DemoSizes>> = {
  'Blush Garden Roses': {
    classic: { stems: 15, height: 40 },
    further: [
      {
        ...generous,
        ...{ stems: 25, height: 52, price: 2750, stock: 6 },
        alt: '25 blush garden roses in ivory paper, tied with an ivory ribbon',
        altAr: '25 وردة جورية وردية فاتحة في ورق عاجي، مربوطة بشريط عاجي',
      },
      {
        ...grand,
        ...{ stems: 40, height: 58, price: 4200, stock: 3 },
        alt: '40 blush garden roses in ivory paper, in a wide dome',
        altAr: '40 وردة جورية وردية فاتحة في ورق عاجي، على شكل قبة واسعة',
      },
    ],
  },
  'Pink and Peach Tulips': {
    classic: { stems: 20, height: 38 },
    further: [
      {
        ...generous,
        ...{ stems: 30, height: 43, price: 1790, stock: 8 },
        alt: '30 pink and peach tulips in a tapered glass vase',
        altAr: '30 زهرة توليب وردية وخوخية في فازة زجاجية تتسع نحو الأعلى',
      },
      {
        ...grand,
        ...{ stems: 50, height: 50, price: 2790, stock: 4 },
        alt: '50 pink and peach tulips in a large tapered glass vase',
        altAr: '50 زهرة توليب وردية وخوخية في فازة زجاجية كبيرة تتسع نحو الأعلى',
      },
    ],
  },
  'Pink Peonies': {
    classic: { stems: 10, height: 42 },
    further: [
      {
        ...generous,
        ...{ stems: 16, height: 55, price: 3650, stock: 4 },
        alt: '16 pink peonies in ivory paper, tied with a blush ribbon',
        altAr: '16 زهرة فاوانيا وردية في ورق عاجي، مربوطة بشريط وردي فاتح',
      },
      {
        ...grand,
        ...{ stems: 24, height: 62, price: 5200, stock: 2 },
        alt: '24 pink peonies in ivory paper, in a wide dome',
        altAr: '24 زهرة فاوانيا وردية في ورق عاجي، على شكل قبة واسعة',
      },
    ],
  },
  'Morning in Zamalek': {
    classic: { stems: 18, height: 40 },
    further: [
      {
        ...generous,
        ...{ stems: 28, height: 50, price: 2490, stock: 12 },
        alt: '14 blush roses and 14 white ranunculus with eucalyptus in ivory paper',
        altAr: '14 وردة وردية فاتحة و14 زهرة رانونكولس بيضاء مع الأوكالبتوس في ورق عاجي',
      },
      {
        ...grand,
        ...{ stems: 40, height: 57, price: 3590, stock: null },
        alt: '20 blush roses and 20 white ranunculus with eucalyptus, beside a cup of coffee',
        altAr: '20 وردة وردية فاتحة و20 زهرة رانونكولس بيضاء مع الأوكالبتوس، بجانب فنجان قهوة',
      },
    ],
  },
  'White and Green': {
    classic: { stems: 29, height: 42 },
    further: [
      {
        ...generous,
        ...{ stems: 43, height: 54, price: 2290, stock: 7 },
        alt: 'White roses, 6 green hydrangeas, chamomile and olive in kraft paper',
        altAr: 'ورد أبيض و6 زهرات هيدرانجيا خضراء وبابونج وزيتون في ورق الكرافت',
      },
      {
        ...grand,
        ...{ stems: 60, height: 60, price: 3290, stock: 0 },
        alt: 'White roses, 8 green hydrangeas, chamomile and olive in kraft paper, in a wide dome',
        altAr: 'ورد أبيض و8 زهرات هيدرانجيا خضراء وبابونج وزيتون في ورق الكرافت، على شكل قبة واسعة',
      },
    ],
  },
  'Saturday Market': {
    classic: { stems: 38, height: 45 },
    further: [
      {
        ...generous,
        ...{ stems: 54, height: 56, price: 1390, stock: 10 },
        alt: '6 sunflowers with coral spray roses and chamomile in kraft paper',
        altAr: '6 زهرات عباد شمس مع ورد سبراي مرجاني وبابونج في ورق الكرافت',
      },
      {
        ...grand,
        ...{ stems: 76, height: 61, price: 1990, stock: 5 },
        alt: '8 sunflowers with coral spray roses and chamomile in kraft paper, in a wide dome',
        altAr: '8 زهرات عباد شمس مع ورد سبراي مرجاني وبابونج في ورق الكرافت، على شكل قبة واسعة',
      },
    ],
  },
}

export function sizesOf(productName: string): DemoSizes | undefined {
  return sizes[productName]
}
