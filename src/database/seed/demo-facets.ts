import type { Colour, Flower } from '#commerce/catalogue/facets.ts'

interface Facets {
  colours?: readonly Colour[]
  flowers?: readonly Flower[]
}

/** Colours and flowers of the demo products by slug; gifts and empty vases have none. */
export const demoFacets: Readonly<Record<string, Facets>> = {
  'twenty-four-red-roses': { colours: ['red'], flowers: ['rose'] },
  'blush-garden-roses': { colours: ['pink'], flowers: ['rose'] },
  'white-roses-with-olive': { colours: ['white'], flowers: ['rose', 'olive'] },
  'coral-spray-roses': { colours: ['peach'], flowers: ['rose'] },
  'one-long-red-rose': { colours: ['red'], flowers: ['rose'] },
  'one-hundred-roses': { colours: ['red'], flowers: ['rose'] },
  'white-tulips-in-glass': { colours: ['white'], flowers: ['tulip'] },
  'pink-and-peach-tulips': { colours: ['pink', 'peach'], flowers: ['tulip'] },
  'plum-tulips': { colours: ['purple'], flowers: ['tulip'] },
  'ten-red-tulips': { colours: ['red'], flowers: ['tulip'] },
  'yellow-tulips-in-a-jug': { colours: ['yellow'], flowers: ['tulip'] },
  'a-basket-of-tulips': { colours: ['pink', 'peach', 'white', 'purple'], flowers: ['tulip'] },
  'pink-peonies': { colours: ['pink'], flowers: ['peony'] },
  'white-peonies-in-glass': { colours: ['white'], flowers: ['peony'] },
  'coral-peonies': { colours: ['peach'], flowers: ['peony'] },
  'three-peonies': { colours: ['pink'], flowers: ['peony'] },
  'peony-hat-box': { colours: ['pink'], flowers: ['peony'] },
  'peonies-and-eucalyptus': { colours: ['pink'], flowers: ['peony', 'eucalyptus'] },
  'five-sunflowers': { colours: ['yellow'], flowers: ['sunflower'] },
  'sunflowers-in-stoneware': { colours: ['yellow'], flowers: ['sunflower'] },
  'sunflowers-and-chamomile': {
    colours: ['yellow', 'white'],
    flowers: ['sunflower', 'chamomile'],
  },
  'chocolate-sunflowers': { colours: ['orange'], flowers: ['sunflower'] },
  'little-sunflowers': { colours: ['yellow'], flowers: ['sunflower'] },
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
  'garden-at-dusk': { colours: ['burgundy', 'purple'], flowers: ['rose', 'tulip', 'ranunculus'] },
  'apricot-and-cream': { colours: ['peach', 'yellow', 'white'], flowers: ['rose', 'ranunculus'] },
  'saturday-market': {
    colours: ['peach', 'yellow', 'white'],
    flowers: ['rose', 'sunflower', 'chamomile'],
  },
  'hydrangea-and-rose': {
    colours: ['white', 'blue'],
    flowers: ['rose', 'hydrangea', 'eucalyptus'],
  },
  'blush-rose-hat-box': { colours: ['pink'], flowers: ['rose'] },
  'red-rose-hat-box': { colours: ['red'], flowers: ['rose'] },
  'square-box-of-ranunculus': {
    colours: ['peach', 'yellow', 'white'],
    flowers: ['ranunculus'],
  },
  'hydrangea-bowl': { colours: ['blue', 'purple'], flowers: ['hydrangea'] },
  'rose-and-candle-set': { colours: ['pink'], flowers: ['rose'] },
  'dried-lavender': { colours: ['purple'], flowers: ['lavender'] },
  'sand-stoneware-vase': {},
  'fluted-glass-vase': {},
  'fig-leaf-candle': {},
  'box-of-sixteen-chocolates': {},
  'letterpress-cards': {},
  'siwa-dates': {},
}
