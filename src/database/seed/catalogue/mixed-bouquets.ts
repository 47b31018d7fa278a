import type { CatalogueSection } from '../demo-catalogue.ts'

export const mixedBouquets: CatalogueSection = {
  slug: 'mixed-bouquets',
  name: 'Mixed bouquets',
  products: [
    {
      name: 'Morning in Zamalek',
      description:
        'Blush roses, white ranunculus and silver eucalyptus in ivory paper: our most-sent bouquet and the one we make first every day. Loose, light and about 40 cm tall. Fresh, with a breath of tea rose.',
      care: 'Lift off the paper, keep the string, and set the bouquet in a narrow vase. Fresh water every second day keeps it for a week.',
      price: 1750,
      sale: { price: 1490, startsInDays: -0.5, endsInDays: 2.5 },
      stock: 16,
    },
    {
      name: 'White and Green',
      description:
        'White roses, green hydrangea, chamomile and olive, tied in a wide dome. There is no colour in it but the leaf’s, which makes it right for nearly everything. Wrapped in kraft, 42 cm tall.',
      care: 'If the hydrangea tires, lay its whole head in cold water for half an hour. Then cut every stem again.',
      price: 1590,
      stock: 10,
    },
    {
      name: 'Garden at Dusk',
      description:
        'Burgundy roses, plum tulips and wine-coloured ranunculus with dark leaves, in paper the shade of stone. Rich at noon and richer by candlelight. About twenty-two stems.',
      care: 'The tulips go on growing: shorten them by a finger on the third day and the shape returns. Keep cool at night.',
      price: 1950,
      sale: { price: 1650, startsInDays: -20, endsInDays: -8 },
      stock: 5,
      leadDays: 1,
    },
    {
      name: 'Apricot and Cream',
      description:
        'Peach roses, cream and butter ranunculus and three small coral roses in a cream ceramic vase. Warm colours that never shout, 36 cm tall with the vase. A light scent of fruit.',
      care: 'Ranunculus stems are soft, so keep the water to a third of the vase. Remove each bloom as its petals turn to paper.',
      price: 1690,
      stock: 7,
      leadDays: 1,
    },
    {
      name: 'Saturday Market',
      description:
        'Sunflowers, coral spray roses and chamomile rolled in kraft, chosen from whatever was best on Saturday morning. Cheerful, a little untidy, and never twice the same.',
      care: 'Give it a wide jug and plenty of water. Take out the chamomile after five days and the rest stands clear.',
      price: 950,
      sale: { price: 790, startsInDays: -2, endsInDays: 1 },
      stock: 19,
    },
    {
      name: 'Hydrangea and Rose',
      description:
        'Three heads of blue hydrangea with ten white roses and eucalyptus, in a clear glass vase. The blue is that of old shutters, paler at the centre. 38 cm tall.',
      care: 'Hydrangea drinks through its petals: mist it every morning. Keep the vase at least two thirds full.',
      price: 1880,
      stock: 1,
      leadDays: 1,
    },
  ],
}
