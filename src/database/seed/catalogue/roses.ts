import type { CatalogueSection } from '../demo-catalogue.ts'

export const roses: CatalogueSection = {
  slug: 'roses',
  name: 'Roses',
  products: [
    {
      name: 'Twenty-four Red Roses',
      description:
        'Two dozen Red Naomi roses on 60 cm stems, dark as velvet at the heart and a shade brighter at the edge. Hand-tied in a close dome, wrapped in kraft paper and finished with a moss-green ribbon. A soft, true rose scent.',
      care: 'Cut 2 cm off each stem at a slant and stand them in cool water within the hour. Change the water every second day and keep the blooms away from fruit.',
      price: 1450,
      stock: 18,
    },
    {
      name: 'Blush Garden Roses',
      description:
        'Fifteen garden roses with close to a hundred petals each, opening from shell pink to almost white. Tied loosely with their own foliage in ivory paper. They smell of tea and a little of myrrh.',
      care: 'Garden roses drink a great deal: fill the vase to two thirds and top it up each morning. They open fully on the second day and are best for five.',
      price: 1850,
      sale: { price: 1480, startsInDays: -2, endsInDays: 5 },
      stock: 9,
      leadDays: 1,
    },
    {
      name: 'White Roses with Olive',
      description:
        'Sixteen white Avalanche roses among silvery olive branches from Fayoum, arranged in a clear glass vase 20 cm tall. Cool, quiet and very lightly scented. The vase is yours to keep.',
      care: 'Take off any leaf that would sit under water. Olive outlasts the roses by a week, so keep the branches when the blooms are done.',
      price: 1690,
      stock: 7,
    },
    {
      name: 'Coral Spray Roses',
      description:
        'Ten branching stems, each with four to six small coral roses and a few tight buds that open later in the week. Wrapped in kraft with a narrow ivory ribbon, about 45 cm tall.',
      care: 'Snip away spent roses at the joint and the buds beside them will open. A cool room adds two days.',
      price: 780,
      sale: { price: 620, startsInDays: -1, endsInDays: 3 },
      stock: 22,
    },
    {
      name: 'One Long Red Rose',
      description:
        'A single Explorer rose on a 70 cm stem, chosen that morning for its head. It comes in a slim glass bottle with two of its leaves left on. Enough said.',
      care: 'Keep the bottle full to the neck and trim the stem by 1 cm on the third day. Out of the sun it will stand for a week.',
      price: 280,
      stock: 40,
    },
    {
      name: 'One Hundred Roses',
      description:
        'A hundred crimson roses set shoulder to shoulder in a low round box of moss-green card, 48 cm across. We cut them the day before and two of us place them by hand. It needs a table of its own.',
      care: 'The stems stand in wet foam inside a lined box: pour two cups of water between the heads every day. Carry it by the base, with both arms.',
      price: 6200,
      stock: null,
      leadDays: 3,
    },
  ],
}
