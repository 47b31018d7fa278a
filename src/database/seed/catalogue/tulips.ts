import type { CatalogueSection } from '../demo-catalogue.ts'

export const tulips: CatalogueSection = {
  slug: 'tulips',
  name: 'Tulips',
  products: [
    {
      name: 'White Tulips in Glass',
      description:
        'Eighteen white tulips in a straight glass vase, their stems left long so that they can lean. They close at night and open again with the light, growing a little every day. Barely any scent; a great deal of presence.',
      care: 'Give them only a hand’s depth of very cold water. Turn the vase each morning, for tulips follow the window.',
      price: 1150,
      stock: 12,
    },
    {
      name: 'Pink and Peach Tulips',
      description:
        'Twenty tulips in three shades, from peach to a clear pink, in a tapered glass 18 cm tall. They are picked while still closed, so you see all of their opening.',
      care: 'Re-cut the stems straight across every third day. If they droop, roll them in paper and stand them in deep water for an hour.',
      price: 1290,
      sale: { price: 990, startsInDays: -3, endsInDays: 2 },
      stock: 10,
    },
    {
      name: 'Plum Tulips',
      description:
        'Fifteen tulips of a purple so deep that it is nearly black in the evening. Wrapped in pale paper that lets the colour speak, tied with a plum ribbon, 40 cm tall.',
      care: 'Dark tulips mark easily: lift them by the stem, never the bloom. Cold water, no flower food.',
      price: 980,
      stock: 3,
      leadDays: 1,
    },
    {
      name: 'Ten Red Tulips',
      description:
        'Ten scarlet tulips with broad blue-green leaves, rolled in kraft paper as a market would hand them to you. Each petal carries a thread of yellow at its foot.',
      care: 'Leave the paper on for the first hour in water so that the stems set straight. They last six days in a cool room.',
      price: 590,
      stock: 0,
    },
    {
      name: 'Yellow Tulips in a Jug',
      description:
        'Fourteen butter-yellow tulips in a stoneware jug thrown in Tunis village, Fayoum. The jug is glazed in cream with a bare clay foot and holds a litre long after the tulips have gone.',
      care: 'Rinse the jug by hand and refill it with cold water every other day. A drop of bleach keeps the water clear.',
      price: 1390,
      stock: 6,
      leadDays: 1,
    },
    {
      name: 'A Basket of Tulips',
      description:
        'Fifty tulips in white, apricot, pink and plum, planted close in a woven willow basket 35 cm across. It looks like a bed lifted out of a spring garden. Made to order, with stems cut that morning.',
      care: 'The basket is lined: add a glass of cold water a day through the leaves. Stand it on a tray and out of the sun.',
      price: 2950,
      sale: { price: 2500, startsInDays: 6, endsInDays: 13 },
      stock: null,
      leadDays: 2,
    },
  ],
}
