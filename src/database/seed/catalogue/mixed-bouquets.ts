import type { CatalogueSection } from '../demo-catalogue.ts'

export const mixedBouquets: CatalogueSection = {
  slug: 'mixed-bouquets',
  name: 'Mixed bouquets',
  nameAr: 'باقات متنوعة',
  products: [
    {
      name: 'Morning in Zamalek',
      description:
        'Blush roses, white ranunculus and silver eucalyptus in ivory paper: our most-sent bouquet and the one we make first every day. Loose and light. Fresh, with a breath of tea rose.',
      care: 'Lift off the paper, keep the string, and set the bouquet in a narrow vase. Fresh water every second day keeps it for a week.',
      nameAr: 'صباح الزمالك',
      descriptionAr:
        'ورد وردي فاتح ورانونكولس أبيض وأوكالبتوس فضي في ورق عاجي: أكثر باقاتنا طلبًا، وأول ما ننسّقه كل يوم. منسّقة بحرية وخفة. منعشة، بنفحة من ورد الشاي.',
      careAr: 'انزع الورق واترك الخيط، وضع الباقة في فازة ضيقة. غيّر الماء كل يومين لتدوم أسبوعًا.',
      price: 1750,
      sale: { price: 1490, startsInDays: -0.5, endsInDays: 2.5 },
      stock: 16,
    },
    {
      name: 'White and Green',
      description:
        'White roses, green hydrangea, chamomile and olive, tied in a wide dome. There is no colour in it but the leaf’s, which makes it right for nearly everything. Wrapped in kraft.',
      care: 'If the hydrangea tires, lay its whole head in cold water for half an hour. Then cut every stem again.',
      nameAr: 'أبيض وأخضر',
      descriptionAr:
        'ورد أبيض وهيدرانجيا خضراء وبابونج وزيتون في قبة واسعة. لا لون فيها غير لون الأوراق، ولهذا تناسب كل المناسبات تقريبًا. ملفوفة بورق الكرافت.',
      careAr:
        'إذا ذبلت الهيدرانجيا، اغمر رأسها كله في ماء بارد لنصف ساعة، ثم قصّ السيقان كلها من جديد.',
      price: 1590,
      stock: 10,
    },
    {
      name: 'Garden at Dusk',
      description:
        'Burgundy roses, plum tulips and wine-coloured ranunculus with dark leaves, in paper the shade of stone. Rich at noon and richer by candlelight. About twenty-two stems.',
      care: 'The tulips go on growing: shorten them by a finger on the third day and the shape returns. Keep cool at night.',
      nameAr: 'حديقة وقت الغروب',
      descriptionAr:
        'ورد عنابي وتوليب برقوقي ورانونكولس بلون التوت الداكن مع أوراق داكنة، في ورق بلون الحجر. غنية الألوان في النهار، وأجمل على ضوء الشموع. نحو 22 زهرة.',
      careAr:
        'يواصل التوليب نموه: قصّره بعرض إصبع في اليوم الثالث فتستعيد الباقة شكلها. ضعها في مكان بارد ليلًا.',
      price: 1950,
      sale: { price: 1650, startsInDays: -20, endsInDays: -8 },
      stock: 5,
      leadDays: 1,
    },
    {
      name: 'Apricot and Cream',
      description:
        'Peach roses, cream ranunculus and four coral tulips in a cream ceramic vase. Warm colours that never shout, 36 cm tall with the vase. A light scent of fruit.',
      care: 'Ranunculus stems are soft, so keep the water to a third of the vase. Remove each bloom as its petals turn to paper.',
      nameAr: 'مشمش وكريمة',
      descriptionAr:
        'ورد خوخي ورانونكولس كريمي وأربع زهرات توليب مرجانية في فازة سيراميك كريمية. ألوان دافئة هادئة، بارتفاع 36 سم مع الفازة. عطر فاكهي خفيف.',
      careAr: 'سيقان الرانونكولس طرية، فيكفيها ماء يملأ ثلث الفازة. أزل كل زهرة تجف بتلاتها.',
      price: 1690,
      stock: 7,
      leadDays: 1,
    },
    {
      name: 'Saturday Market',
      description:
        'Sunflowers, coral spray roses and chamomile rolled in kraft, chosen from whatever was best on Saturday morning. Cheerful, a little untidy, and never twice the same.',
      care: 'Give it a wide jug and plenty of water. Take out the chamomile after five days and the rest stands clear.',
      nameAr: 'سوق السبت',
      descriptionAr:
        'عباد شمس وورد سبراي مرجاني وبابونج في ورق الكرافت، نختارها من أجمل ما في السوق صباح السبت. مبهجة، عفوية بعض الشيء، ولا تتكرر أبدًا.',
      careAr: 'ضعها في إبريق واسع مع ماء كثير. أخرج البابونج بعد خمسة أيام فيبقى الباقي نضرًا.',
      price: 950,
      sale: { price: 790, startsInDays: -2, endsInDays: 1 },
      stock: 19,
    },
    {
      name: 'Hydrangea and Rose',
      description:
        'Three heads of blue hydrangea with ten white roses and eucalyptus, in a clear glass vase. The blue is that of old shutters, paler at the centre. 38 cm tall.',
      care: 'Hydrangea drinks through its petals: mist it every morning. Keep the vase at least two thirds full.',
      nameAr: 'هيدرانجيا وورد',
      descriptionAr:
        'ثلاث زهرات هيدرانجيا زرقاء مع عشر وردات بيضاء وأوكالبتوس، في فازة من الزجاج الشفاف. زرقتها زرقة الشبابيك القديمة، أفتح في الوسط. بارتفاع 38 سم.',
      careAr: 'الهيدرانجيا تشرب من بتلاتها: رشّها بالرذاذ كل صباح. لا تدع الماء يقل عن ثلثي الفازة.',
      price: 1880,
      stock: 1,
      leadDays: 1,
    },
  ],
}
