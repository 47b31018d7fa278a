import type { Colour, Flower } from '#commerce/catalogue/facets.ts'

interface Facets {
  colours?: readonly Colour[]
  flowers?: readonly Flower[]
  /** Of a bouquet in one size: all flowers, without greenery. */
  stems?: number
}

/** Colours, flowers and stems of the demo products by slug; gifts and empty vases have none. */
export const demoFacets: Readonly<Record<string, Facets>> = {
  'twenty-four-red-roses': { colours: ['red'], flowers: ['rose'], stems: 24 },
  'blush-garden-roses': { colours: ['pink'], flowers: ['rose'] },
  'white-roses-with-olive': { colours: ['white'], flowers: ['rose', 'olive'], stems: 16 },
  'coral-spray-roses': { colours: ['peach'], flowers: ['rose'] },
  'one-long-red-rose': { colours: ['red'], flowers: ['rose'], stems: 1 },
  'one-hundred-roses': { colours: ['red'], flowers: ['rose'], stems: 100 },
  'white-tulips-in-glass': { colours: ['white'], flowers: ['tulip'], stems: 18 },
  'pink-and-peach-tulips': { colours: ['pink', 'peach'], flowers: ['tulip'] },
  'plum-tulips': { colours: ['purple'], flowers: ['tulip'], stems: 15 },
  'ten-red-tulips': { colours: ['red'], flowers: ['tulip'], stems: 10 },
  'yellow-tulips-in-a-jug': { colours: ['yellow'], flowers: ['tulip'], stems: 14 },
  'a-basket-of-tulips': {
    colours: ['pink', 'peach', 'white', 'purple'],
    flowers: ['tulip'],
    stems: 50,
  },
  'pink-peonies': { colours: ['pink'], flowers: ['peony'] },
  'white-peonies-in-glass': { colours: ['white'], flowers: ['peony'], stems: 9 },
  'coral-peonies': { colours: ['peach'], flowers: ['peony'], stems: 7 },
  'three-peonies': { colours: ['pink'], flowers: ['peony'], stems: 3 },
  'peony-hat-box': { colours: ['pink'], flowers: ['peony'], stems: 12 },
  'peonies-and-eucalyptus': { colours: ['pink'], flowers: ['peony', 'eucalyptus'], stems: 8 },
  'five-sunflowers': { colours: ['yellow'], flowers: ['sunflower'], stems: 5 },
  'sunflowers-in-stoneware': { colours: ['yellow'], flowers: ['sunflower'], stems: 9 },
  'sunflowers-and-chamomile': {
    colours: ['yellow', 'white'],
    flowers: ['sunflower', 'chamomile'],
  },
  'chocolate-sunflowers': { colours: ['orange'], flowers: ['sunflower'], stems: 8 },
  'little-sunflowers': { colours: ['yellow'], flowers: ['sunflower'], stems: 12 },
  'sunflower-crate': { colours: ['yellow', 'white'], flowers: ['sunflower', 'chamomile'] },
  'white-orchid-two-stems': { colours: ['white'], flowers: ['orchid'] },
  'magenta-orchid': { colours: ['pink', 'purple'], flowers: ['orchid'] },
  'blush-orchid-in-clay': { colours: ['pink'], flowers: ['orchid'] },
  'four-stem-orchid-bowl': { colours: ['white'], flowers: ['orchid'] },
  'yellow-orchid': { colours: ['yellow'], flowers: ['orchid'] },
  'miniature-orchid-pair': { colours: ['pink', 'white'], flowers: ['orchid'] },
  'morning-in-zamalek': {
    colours: ['pink', 'white'],
    flowers: ['rose', 'ranunculus', 'eucalyptus'],
  },
  'white-and-green': {
    colours: ['white', 'green'],
    flowers: ['rose', 'hydrangea', 'chamomile', 'olive'],
  },
  'garden-at-dusk': {
    colours: ['burgundy', 'purple'],
    flowers: ['rose', 'tulip', 'ranunculus'],
    stems: 22,
  },
  'apricot-and-cream': {
    colours: ['peach', 'yellow', 'white'],
    flowers: ['rose', 'ranunculus'],
    stems: 21,
  },
  'saturday-market': {
    colours: ['peach', 'yellow', 'white'],
    flowers: ['rose', 'sunflower', 'chamomile'],
  },
  'hydrangea-and-rose': {
    colours: ['white', 'blue'],
    flowers: ['rose', 'hydrangea', 'eucalyptus'],
    stems: 13,
  },
  'blush-rose-hat-box': { colours: ['pink'], flowers: ['rose'] },
  'red-rose-hat-box': { colours: ['red'], flowers: ['rose'], stems: 25 },
  'square-box-of-ranunculus': {
    colours: ['peach', 'yellow', 'white'],
    flowers: ['ranunculus'],
    stems: 25,
  },
  'hydrangea-bowl': { colours: ['blue', 'purple'], flowers: ['hydrangea'], stems: 5 },
  'rose-and-candle-set': { colours: ['pink'], flowers: ['rose'], stems: 9 },
  'dried-lavender': { colours: ['purple'], flowers: ['lavender'] },
  'sand-stoneware-vase': {},
  'fluted-glass-vase': {},
  'fig-leaf-candle': {},
  'box-of-sixteen-chocolates': {},
  'letterpress-cards': {},
  'siwa-dates': {},
}
