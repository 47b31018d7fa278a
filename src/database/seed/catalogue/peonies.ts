import type { CatalogueSection } from '../demo-catalogue.ts'

export const peonies: CatalogueSection = {
  slug: 'peonies',
  name: 'Peonies',
  products: [
    {
      name: 'Pink Peonies',
      description:
        'Ten Sarah Bernhardt peonies, the old pink kind, ruffled to the heart and edged in silver. Sent half open in ivory paper with a blush ribbon. By the second day one stem will scent a room.',
      care: 'Cut the stems and stand them in lukewarm water to open, cool water to hold. Any tight bud can be coaxed with a gentle press of the fingers.',
      price: 2400,
      sale: { price: 1990, startsInDays: -1.5, endsInDays: 4 },
      stock: 8,
      leadDays: 1,
    },
    {
      name: 'White Peonies in Glass',
      description:
        'Nine white peonies with a flush of cream at the centre, low and full in a round glass bowl. Some show their golden stamens, some keep them for later. About 28 cm across.',
      care: 'Change the bowl’s water daily; it is shallow on purpose. Keep the flowers from draughts, which drop the petals early.',
      price: 2650,
      stock: 5,
      leadDays: 1,
    },
    {
      name: 'Coral Peonies',
      description:
        'Seven Coral Charm peonies, which open the colour of watermelon and fade through apricot to cream within the week. Arranged in a sand-coloured stoneware vase, 38 cm tall with the blooms.',
      care: 'The fading is theirs, not a fault: move them out of strong light if you would like to slow it. Fresh water every second day.',
      price: 2550,
      sale: { price: 2150, startsInDays: -12, endsInDays: -2 },
      stock: 4,
      leadDays: 1,
    },
    {
      name: 'Three Peonies',
      description:
        'One open, one opening and one in bud, in a small bottle-green vase for a bedside or a desk. Pale pink, 24 cm tall, and scented like clean linen and rose.',
      care: 'Top the little vase up every evening, for it holds only a cup. When the open bloom drops, cut the others shorter and begin again.',
      price: 890,
      stock: 2,
    },
    {
      name: 'Peony Hat Box',
      description:
        'Twelve peonies in blush and deep rose, packed into an ivory hat box tied with a satin bow. The box is 22 cm across and arrives with its lid beside it, so the petals are never pressed.',
      care: 'Pour half a glass of water into the middle each day. Mist the petals lightly in the heat, in the morning only.',
      price: 3200,
      stock: 0,
      leadDays: 2,
    },
    {
      name: 'Peonies and Eucalyptus',
      description:
        'Nine peonies from shell to raspberry with long arms of silver-dollar eucalyptus, tied wide and airy. The leaves give a clean, green note under the sweetness. Made to order, 55 cm from ribbon to tip.',
      care: 'Undo the wrap, keep the tie, and lower the whole bouquet into a wide vase. The eucalyptus dries beautifully if you hang it afterwards.',
      price: 2850,
      stock: null,
      leadDays: 2,
    },
  ],
}
