import type { CatalogueSection } from '../demo-catalogue.ts'

export const tulips: CatalogueSection = {
  slug: 'tulips',
  name: 'Tulips',
  nameAr: 'توليب',
  products: [
    {
      name: 'White Tulips in Glass',
      description:
        'Eighteen white tulips in a straight glass vase, their stems left long so that they can lean. They close at night and open again with the light, growing a little every day. Barely any scent; a great deal of presence.',
      care: 'Give them only a hand’s depth of very cold water. Turn the vase each morning, for tulips follow the window.',
      nameAr: 'توليب أبيض في فازة زجاج',
      descriptionAr:
        '18 زهرة توليب بيضاء في فازة زجاجية مستقيمة، تركنا سيقانها طويلة لتميل كما تشاء. تنغلق ليلًا وتتفتح مع الضوء، وتطول قليلًا كل يوم. عطرها لا يكاد يُلحظ، لكن حضورها لافت.',
      careAr:
        'يكفيها ماء شديد البرودة بعمق كف اليد. أدر الفازة كل صباح، فالتوليب يتبع ضوء النافذة.',
      price: 1150,
      stock: 12,
    },
    {
      name: 'Pink and Peach Tulips',
      description:
        'Tulips in three shades, from peach to a clear pink, in a tapered glass. They are picked while still closed, so you see all of their opening.',
      care: 'Re-cut the stems straight across every third day. If they droop, roll them in paper and stand them in deep water for an hour.',
      nameAr: 'توليب وردي وخوخي',
      descriptionAr:
        'توليب بثلاث درجات، من الخوخي إلى الوردي الصافي، في فازة زجاجية تضيق إلى أسفل. نقطفه وهو مغلق لتشاهد تفتحه من أوله.',
      careAr:
        'قصّ السيقان قصًا مستقيمًا كل ثلاثة أيام. إذا تدلّت، لفّها بورق وضعها في ماء عميق لمدة ساعة.',
      price: 1290,
      sale: { price: 990, startsInDays: -3, endsInDays: 2 },
      stock: 10,
    },
    {
      name: 'Plum Tulips',
      description:
        'Fifteen tulips of a purple so deep that it is nearly black in the evening. Wrapped in pale paper that lets the colour speak, tied with a plum ribbon, 40 cm tall.',
      care: 'Dark tulips mark easily: lift them by the stem, never the bloom. Cold water, no flower food.',
      nameAr: 'توليب برقوقي',
      descriptionAr:
        '15 زهرة توليب بلون بنفسجي عميق يقترب من الأسود في المساء. ملفوفة بورق فاتح يُظهر لونها، ومربوطة بشريط برقوقي، بارتفاع 40 سم.',
      careAr:
        'التوليب الداكن يتأثر باللمس: أمسكه من الساق لا من الزهرة. استخدم ماء باردًا، دون غذاء للزهور.',
      price: 980,
      stock: 3,
      leadDays: 1,
    },
    {
      name: 'Ten Red Tulips',
      description:
        'Ten scarlet tulips with their leaves stripped, rolled in kraft paper as a market would hand them to you. Each petal carries a thread of yellow at its foot.',
      care: 'Leave the paper on for the first hour in water so that the stems set straight. They last six days in a cool room.',
      nameAr: '10 زهرات توليب حمراء',
      descriptionAr:
        'عشر زهرات توليب قرمزية منزوعة الأوراق، ملفوفة بورق الكرافت كما تشتريها من سوق الزهور. عند قاعدة كل بتلة خيط أصفر رفيع.',
      careAr:
        'اترك الورق حولها في أول ساعة من وضعها في الماء لتستقيم السيقان. تعيش ستة أيام في غرفة باردة.',
      price: 590,
      stock: 0,
    },
    {
      name: 'Yellow Tulips in a Jug',
      description:
        'Fourteen butter-yellow tulips in a stoneware jug thrown in Tunis village, Fayoum. The jug is glazed in cream with a bare clay foot and holds a litre long after the tulips have gone.',
      care: 'Rinse the jug by hand and refill it with cold water every other day. A drop of bleach keeps the water clear.',
      nameAr: 'توليب أصفر في إبريق خزف',
      descriptionAr:
        '14 زهرة توليب بلون الزبدة في إبريق خزفي من صنع قرية تونس بالفيوم. الإبريق مطلي باللون الكريمي وقاعدته من الطين الطبيعي، ويسع لترًا من الماء، ويبقى معك طويلًا بعد التوليب.',
      careAr: 'اغسل الإبريق باليد وجدّد ماءه البارد يومًا بعد يوم. قطرة كلور تحافظ على صفاء الماء.',
      price: 1390,
      stock: 6,
      leadDays: 1,
    },
    {
      name: 'A Basket of Tulips',
      description:
        'Fifty tulips in white, apricot, pink and plum, planted close in a woven willow basket 35 cm across. It looks like a bed lifted out of a spring garden. Made to order, with stems cut that morning.',
      care: 'The basket is lined: add a glass of cold water a day through the leaves. Stand it on a tray and out of the sun.',
      nameAr: 'سلة توليب',
      descriptionAr:
        '50 زهرة توليب بيضاء ومشمشية ووردية وبرقوقية، متراصة في سلة من الصفصاف المجدول قطرها 35 سم. كأنها حوض نُقل من حديقة ربيعية. تُجهَّز عند الطلب بزهور تُقطف صباح اليوم نفسه.',
      careAr: 'السلة مبطنة: أضف كوب ماء بارد كل يوم من بين الأوراق. ضعها على صينية بعيدًا عن الشمس.',
      price: 2950,
      sale: { price: 2500, startsInDays: 6, endsInDays: 13 },
      stock: null,
      leadDays: 2,
    },
  ],
}
