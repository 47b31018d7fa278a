/** The sizes of a bouquet of the demo. The first is the product itself, at its price and with its stock. */
export interface DemoSizes {
  classic: DemoSize
  further: readonly (DemoSize & {
    name: string
    nameAr: string
    price: number
    stock: number | null
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
      { ...generous, stems: 25, height: 45, price: 2750, stock: 6 },
      { ...grand, stems: 40, height: 50, price: 4200, stock: 3 },
    ],
  },
  'Pink and Peach Tulips': {
    classic: { stems: 20, height: 38 },
    further: [
      { ...generous, stems: 30, height: 40, price: 1790, stock: 8 },
      { ...grand, stems: 50, height: 42, price: 2790, stock: 4 },
    ],
  },
  'Pink Peonies': {
    classic: { stems: 10, height: 42 },
    further: [
      { ...generous, stems: 16, height: 45, price: 3650, stock: 4 },
      { ...grand, stems: 24, height: 48, price: 5200, stock: 2 },
    ],
  },
  'Morning in Zamalek': {
    classic: { stems: 18, height: 40 },
    further: [
      { ...generous, stems: 28, height: 50, price: 2490, stock: 12 },
      { ...grand, stems: 40, height: 55, price: 3590, stock: null },
    ],
  },
  'White and Green': {
    classic: { stems: 29, height: 42 },
    further: [
      { ...generous, stems: 43, height: 46, price: 2290, stock: 7 },
      { ...grand, stems: 60, height: 52, price: 3290, stock: 0 },
    ],
  },
  'Saturday Market': {
    classic: { stems: 38, height: 45 },
    further: [
      { ...generous, stems: 54, height: 48, price: 1390, stock: 10 },
      { ...grand, stems: 76, height: 52, price: 1990, stock: 5 },
    ],
  },
}

export function sizesOf(productName: string): DemoSizes | undefined {
  return sizes[productName]
}
