import type { AddOnUse } from '#commerce/catalogue/add-on.ts'

/** How a product of the demo is offered with bouquets; with all of them unless it names categories or occasions. */
interface DemoAddOn {
  use: AddOnUse
  order: number
  /** Slugs. */
  categories?: readonly string[]
  occasions?: readonly string[]
}

/** By the slug of the product. */
export const demoAddOns: Record<string, DemoAddOn> = {
  'box-of-sixteen-chocolates': { use: 'also', order: 1 },
  'fig-leaf-candle': { use: 'also', order: 2 },
  'letterpress-cards': { use: 'only', order: 3 },
  'dried-lavender': { use: 'also', order: 4, categories: ['mixed-bouquets', 'vases-and-boxes'] },
  'siwa-dates': { use: 'also', order: 5, occasions: ['ramadan', 'eid-al-fitr', 'eid-al-adha'] },
}
