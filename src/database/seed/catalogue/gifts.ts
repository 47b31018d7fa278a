import type { CatalogueSection } from '../demo-catalogue.ts'

export const gifts: CatalogueSection = {
  slug: 'gifts',
  name: 'Gifts',
  products: [
    {
      name: 'Fig Leaf Candle',
      description:
        'A soy candle poured in Maadi into a cream ceramic cup that you can use again. It smells of fig leaf, green stems and a little cedar. Burns for about forty-five hours, and comes with its own matches.',
      care: 'Trim the wick to half a centimetre before each lighting. Let the whole surface melt the first time, and it will burn evenly ever after.',
      price: 480,
      stock: 30,
    },
    {
      name: 'Box of Sixteen Chocolates',
      description:
        'Sixteen chocolates made by hand in Heliopolis: dark with sea salt, milk with hazelnut, white with rose. In a moss-green box with a deep lid. No alcohol in any of them.',
      care: 'Keep them cool and dry, below 20 °C, but not in the fridge. Best within three weeks.',
      price: 540,
      stock: 24,
    },
    {
      name: 'Rose and Candle Set',
      description:
        'Nine blush roses in a small ivory hat box, with our rose-wood candle beside it. A whole evening in one delivery. The box is 14 cm across.',
      care: 'Water the roses with a coffee cup each morning. Burn the candle well away from the petals and never leave it alone.',
      price: 1290,
      stock: 9,
    },
    {
      slug: 'letterpress-cards',
      name: 'Six Letterpress Cards',
      description:
        'Six folded cards with a pressed sprig, printed on a hand press in Downtown Cairo on thick cotton paper. Blank inside, with six linen envelopes. 10 by 15 cm.',
      care: 'Write with a pencil or a pen that dries slowly; cotton paper drinks ink. Store them flat and dry.',
      price: 250,
      stock: 3,
    },
    {
      name: 'Siwa Dates',
      description:
        'Half a kilo of soft dates from the Siwa oasis, some filled with almonds, in a linen-covered box. Honey, caramel and nothing added. Good with coffee, better with a letter.',
      care: 'Close the box and keep it in a cupboard for a month, or in the fridge for three. Let them come to room temperature before serving.',
      price: 620,
      stock: 0,
      leadDays: 1,
    },
    {
      name: 'Dried Lavender',
      description:
        'A hundred stems of lavender dried in the dark so that the blue has stayed, tied with a linen ribbon. 35 cm long. It keeps its scent for a year, and gives more of it when you run a hand along.',
      care: 'Keep it dry and out of the sun. When it grows faint, roll the heads between your palms.',
      price: 340,
      stock: 17,
    },
  ],
}
