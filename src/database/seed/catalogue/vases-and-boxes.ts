import type { CatalogueSection } from '../demo-catalogue.ts'

export const vasesAndBoxes: CatalogueSection = {
  slug: 'vases-and-boxes',
  name: 'Vases & boxes',
  nameAr: 'فازات وبوكسات',
  products: [
    {
      name: 'Blush Rose Hat Box',
      description:
        'Twenty-five pink roses in a blush hat box tied with an ivory bow, 24 cm across. The stems stand in foam, so it can go straight from the door to the table. Lightly scented.',
      care: 'Pour half a glass of water between the roses each day and no more. Leave the lid off, for roses need the air.',
      nameAr: 'بوكس ورد وردي',
      descriptionAr:
        '25 وردة وردية في بوكس دائري وردي فاتح بفيونكة عاجية، وقطر البوكس 24 سم. السيقان في إسفنج مبلل، فينتقل البوكس من الباب إلى الطاولة مباشرة. عطر خفيف.',
      careAr:
        'اسكب نصف كوب ماء بين الورود كل يوم، لا أكثر. لا تضع الغطاء، فالورد يحتاج إلى الهواء.',
      price: 2450,
      sale: { price: 2090, startsInDays: -2.5, endsInDays: 3.5 },
      stock: 10,
    },
    {
      name: 'Red Rose Hat Box',
      description:
        'Twenty-five red roses in a tall black hat box with a narrow red ribbon, level as a cushion. 20 cm across and 20 cm high. The classic, kept strict.',
      care: 'Add a little water at the centre every morning. On a warm day, an hour in the coolest room does them good.',
      nameAr: 'بوكس ورد أحمر',
      descriptionAr:
        '25 وردة حمراء في بوكس أسود دائري بشريط أحمر رفيع، مصفوفة على مستوى واحد كالوسادة. قطره 20 سم وارتفاعه 20 سم. الكلاسيكي كما يجب أن يكون.',
      careAr: 'أضف قليلًا من الماء في المنتصف كل صباح. وفي اليوم الحار تنعشه ساعة في أبرد غرفة.',
      price: 2450,
      sale: { price: 2200, startsInDays: 2, endsInDays: 10 },
      stock: 12,
    },
    {
      name: 'Square Box of Ranunculus',
      description:
        'Some twenty-five ranunculus in white, butter and apricot, laid in rows in a square linen-covered box. Each head is as wide as a fist and thin as tissue. 25 cm a side.',
      care: 'Keep the foam damp with a quarter of a glass a day. They like it cold: set the box by an open window at night.',
      nameAr: 'بوكس رانونكولس مربع',
      descriptionAr:
        'نحو 25 زهرة رانونكولس بيضاء وصفراء فاتحة ومشمشية، مرصوصة في صفوف داخل بوكس مربع مكسو بالكتان. كل زهرة بحجم قبضة اليد وبرقّة المناديل الورقية. طول الضلع 25 سم.',
      careAr:
        'حافظ على الإسفنج رطبًا بربع كوب ماء يوميًا. يحب الرانونكولس البرودة: ضع البوكس قرب نافذة مفتوحة ليلًا.',
      price: 1900,
      stock: 6,
      leadDays: 1,
    },
    {
      name: 'Hydrangea Bowl',
      description:
        'Five heads of hydrangea, from pale blue to lilac, low in a wide white ceramic bowl. Made for the middle of a table, 20 cm high and 34 cm wide. The bowl stays with you.',
      care: 'Fill the bowl to the brim and mist the heads twice a day. A tired head revives overnight in a bath of cold water.',
      nameAr: 'وعاء هيدرانجيا',
      descriptionAr:
        'خمس زهرات هيدرانجيا من الأزرق الفاتح إلى الليلكي، منخفضة في وعاء واسع من السيراميك الأبيض. مكانها وسط الطاولة، بارتفاع 20 سم وعرض 34 سم. والوعاء يبقى معك.',
      careAr:
        'املأ الوعاء حتى حافته ورشّ الزهور مرتين يوميًا. الزهرة الذابلة تنتعش إذا تركتها ليلة في ماء بارد.',
      price: 1490,
      stock: null,
      leadDays: 1,
    },
    {
      name: 'Sand Stoneware Vase',
      description:
        'A bottle-shaped vase thrown by hand in Fayoum, sand-coloured and left unglazed outside. 26 cm tall, with a neck that holds three stems upright without any help. Pictured with eucalyptus; sold empty.',
      care: 'Wash by hand and dry it upside down. Unglazed clay may leave a ring on bare wood, so set it on a coaster.',
      nameAr: 'فازة خزف بلون الرمل',
      descriptionAr:
        'فازة على شكل زجاجة، مشغولة باليد في الفيوم، بلون الرمل ودون طلاء من الخارج. بارتفاع 26 سم، وعنقها يثبّت ثلاثة أغصان دون أي مساعدة. في الصورة مع الأوكالبتوس، وتُباع فارغة.',
      careAr:
        'اغسلها باليد وجففها مقلوبة. الخزف غير المطلي قد يترك أثرًا على الخشب، فضع تحتها مفرشًا صغيرًا.',
      price: 690,
      stock: 13,
    },
    {
      name: 'Fluted Glass Vase',
      description:
        'Mouth-blown glass from a workshop in Gamaliya, pale green as sea water, with twelve soft flutes. 24 cm tall and wide enough for fifteen tulips. Small bubbles in the glass are part of it. Sold empty.',
      care: 'Rinse with warm water and a spoon of vinegar to take away lime. Not for the dishwasher.',
      nameAr: 'فازة زجاج مضلّعة',
      descriptionAr:
        'زجاج منفوخ يدويًا من ورشة في الجمالية، أخضر فاتح كماء البحر، باثني عشر ضلعًا ناعمًا. بارتفاع 24 سم، وتتسع لخمس عشرة زهرة توليب. الفقاعات الصغيرة في الزجاج جزء من جماله. تُباع فارغة.',
      careAr: 'اشطفها بماء دافئ وملعقة خل لإزالة الترسبات. لا تضعها في غسالة الأطباق.',
      price: 580,
      sale: { price: 450, startsInDays: -6, endsInDays: 8 },
      stock: 8,
    },
  ],
}
