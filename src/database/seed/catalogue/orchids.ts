import type { CatalogueSection } from '../demo-catalogue.ts'

export const orchids: CatalogueSection = {
  slug: 'orchids',
  name: 'Orchids',
  products: [
    {
      slug: 'white-orchid-two-stems',
      name: 'White Orchid, Two Stems',
      description:
        'A phalaenopsis with two arching stems and some eighteen white flowers, a touch of yellow at the lip. Planted in a matt ivory pot, 60 cm tall. It will flower for two to three months.',
      care: 'Once a week, stand the pot in a bowl of water for ten minutes, then let it drain. Bright shade, never full sun.',
      price: 1650,
      sale: { price: 1390, startsInDays: -1, endsInDays: 6 },
      stock: 11,
      guaranteeDays: 7,
    },
    {
      name: 'Magenta Orchid',
      description:
        'One tall stem of magenta moths with a darker throat, in a moss-green glazed pot. Nine flowers and three buds to come. It asks for very little and gives a great deal of colour.',
      care: 'Water with a small glass every eight to ten days and do not let the roots sit wet. Feed lightly once a month in spring.',
      price: 1250,
      stock: 9,
      guaranteeDays: 7,
    },
    {
      name: 'Blush Orchid in Clay',
      description:
        'A pale pink phalaenopsis with rose veins, set in fresh moss in a hand-made terracotta pot. One stem, 45 cm tall, tied to a bamboo cane with raffia.',
      care: 'Clay dries quickly: check the moss with a finger every five days. When the last flower drops, cut above the second joint and it will branch.',
      price: 920,
      stock: 15,
      guaranteeDays: 7,
    },
    {
      name: 'Four-stem Orchid Bowl',
      description:
        'Four white stems rising from one wide stone-coloured bowl, about thirty-six flowers in all. Planted with moss, 75 cm tall and as wide as an armchair. For a hall, a reception or a very good apology.',
      care: 'Give each plant a cup of water a week at its own root. Turn the bowl by a quarter on the same day.',
      price: 4900,
      stock: null,
      guaranteeDays: 7,
      leadDays: 2,
    },
    {
      name: 'Yellow Orchid',
      description:
        'Soft lemon flowers with a wine-red lip on a single stem, in a sand-coloured pot. An uncommon colour that we find only a few times a year. 50 cm tall.',
      care: 'Use water at room temperature and keep it out of the heart of the leaves. It likes the same place all year.',
      price: 1390,
      sale: { price: 1190, startsInDays: 4, endsInDays: 9 },
      stock: 2,
      guaranteeDays: 7,
      leadDays: 1,
    },
    {
      name: 'Miniature Orchid Pair',
      description:
        'Two small orchids, one white and one rose, each in a little cream pot the size of a tea glass. 25 cm tall, with many flowers the width of a coin. For a windowsill or two desks.',
      care: 'A shot glass of water each, every five days. Small pots warm up fast, so keep them off the window’s south side.',
      price: 1100,
      stock: 7,
      guaranteeDays: 7,
      leadDays: 1,
    },
  ],
}
