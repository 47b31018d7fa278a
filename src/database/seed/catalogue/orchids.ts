import type { CatalogueSection } from '../demo-catalogue.ts'

export const orchids: CatalogueSection = {
  slug: 'orchids',
  name: 'Orchids',
  nameAr: 'أوركيد',
  products: [
    {
      slug: 'white-orchid-two-stems',
      name: 'White Orchid, Two Stems',
      description:
        'A phalaenopsis with two arching stems and some eighteen white flowers, a touch of yellow at the lip. Planted in a matt ivory pot, 60 cm tall. It will flower for two to three months.',
      care: 'Once a week, stand the pot in a bowl of water for ten minutes, then let it drain. Bright shade, never full sun.',
      nameAr: 'أوركيد أبيض بساقين',
      descriptionAr:
        'أوركيد فالينوبسيس بساقين مقوّستين ونحو 18 زهرة بيضاء، بلمسة صفراء في القلب. مزروع في أصيص عاجي غير لامع، بارتفاع 60 سم. يدوم إزهاره من شهرين إلى ثلاثة.',
      careAr:
        'مرة في الأسبوع، ضع الأصيص في وعاء ماء لمدة عشر دقائق ثم اتركه حتى يصفّى. يحب الظل المضيء، لا الشمس المباشرة.',
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
      nameAr: 'أوركيد ماجنتا',
      descriptionAr:
        'ساق واحدة طويلة تحمل أزهارًا كالفراشات بلون الماجنتا وقلب أغمق، في أصيص مزجج بلون أخضر داكن. تسع زهرات وثلاثة براعم في الطريق. لا يطلب إلا القليل، ويعطي الكثير من اللون.',
      careAr:
        'اسقه بكوب صغير كل ثمانية إلى عشرة أيام، ولا تترك الجذور في الماء. يكفيه سماد خفيف مرة في الشهر خلال الربيع.',
      price: 1250,
      stock: 9,
      guaranteeDays: 7,
    },
    {
      name: 'Blush Orchid in Clay',
      description:
        'A pale pink phalaenopsis with rose veins, set in fresh moss in a hand-made terracotta pot. One stem, 45 cm tall, tied to a bamboo cane with raffia.',
      care: 'Clay dries quickly: check the moss with a finger every five days. When the last flower drops, cut above the second joint and it will branch.',
      nameAr: 'أوركيد وردي في أصيص فخار',
      descriptionAr:
        'أوركيد فالينوبسيس وردي فاتح بعروق وردية، في أصيص من الفخار اليدوي وحوله طحلب طازج. ساق واحدة بارتفاع 45 سم، مربوطة بالرافيا إلى عود خيزران.',
      careAr:
        'الفخار يجف بسرعة: تفقّد الطحلب بإصبعك كل خمسة أيام. حين تسقط آخر زهرة، قصّ الساق فوق العقدة الثانية لتتفرع من جديد.',
      price: 920,
      stock: 15,
      guaranteeDays: 7,
    },
    {
      name: 'Four-stem Orchid Bowl',
      description:
        'Four white stems rising from one wide stone-coloured bowl, about thirty-six flowers in all. Planted with moss, 75 cm tall and as wide as an armchair. For a hall, a reception or a very good apology.',
      care: 'Give each plant a cup of water a week at its own root. Turn the bowl by a quarter on the same day.',
      nameAr: 'وعاء أوركيد بأربع سيقان',
      descriptionAr:
        'أربع سيقان بيضاء في وعاء واحد واسع بلون الحجر، بنحو 36 زهرة. مزروعة وسط الطحلب، بارتفاع 75 سم وبعرض كرسي فوتيه. لمدخل البيت، أو لحفل استقبال، أو لاعتذار يليق.',
      careAr: 'اسقِ كل نبتة كوب ماء أسبوعيًا عند جذورها. وأدر الوعاء ربع دورة في اليوم نفسه.',
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
      nameAr: 'أوركيد أصفر',
      descriptionAr:
        'أزهار ليمونية هادئة بقلب في لون الرمان على ساق واحدة، في أصيص بلون الرمل. لون نادر لا نجده إلا مرات قليلة في السنة. بارتفاع 50 سم.',
      careAr:
        'استخدم ماء بدرجة حرارة الغرفة، ولا تدعه يصل إلى قلب الأوراق. يحب البقاء في مكان واحد طوال العام.',
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
      nameAr: 'نبتتا أوركيد صغيرتان',
      descriptionAr:
        'نبتتا أوركيد صغيرتان، بيضاء ووردية، كل منهما في أصيص كريمي بحجم كوب الشاي. بارتفاع 25 سم، وأزهار كثيرة بحجم العملة المعدنية. لحافة نافذة واحدة أو لمكتبين.',
      careAr:
        'فنجان قهوة صغير من الماء لكل منهما كل خمسة أيام. الأصص الصغيرة تسخن بسرعة، فأبعدها عن النافذة الجنوبية.',
      price: 1100,
      stock: 7,
      guaranteeDays: 7,
      leadDays: 1,
    },
  ],
}
