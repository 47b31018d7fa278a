import type { CatalogueSection } from '../demo-catalogue.ts'

export const gifts: CatalogueSection = {
  slug: 'gifts',
  name: 'Gifts',
  nameAr: 'هدايا',
  products: [
    {
      name: 'Fig Leaf Candle',
      description:
        'A soy candle poured in Maadi into a cream ceramic cup that you can use again. It smells of fig leaf, green stems and a little cedar. Burns for about forty-five hours, and comes with its own matches.',
      care: 'Trim the wick to half a centimetre before each lighting. Let the whole surface melt the first time, and it will burn evenly ever after.',
      nameAr: 'شمعة أوراق التين',
      descriptionAr:
        'شمعة من شمع الصويا تُصبّ في المعادي داخل كوب سيراميك كريمي يمكنك استخدامه بعدها. رائحتها أوراق التين والسيقان الخضراء مع قليل من خشب الأرز. تدوم نحو 45 ساعة، ومعها أعواد ثقاب.',
      careAr:
        'قصّر الفتيل إلى نصف سنتيمتر قبل كل إشعال. في المرة الأولى اترك السطح كله يذوب، فتحترق بعدها بالتساوي دائمًا.',
      price: 480,
      stock: 30,
    },
    {
      name: 'Box of Sixteen Chocolates',
      description:
        'Sixteen chocolates made by hand in Heliopolis: dark with sea salt, milk with hazelnut, white with rose. In a moss-green box with a deep lid. No alcohol in any of them.',
      care: 'Keep them cool and dry, below 20 °C, but not in the fridge. Best within three weeks.',
      nameAr: 'علبة شوكولاتة 16 قطعة',
      descriptionAr:
        '16 قطعة شوكولاتة مصنوعة يدويًا في مصر الجديدة: داكنة بملح البحر، وبالحليب مع البندق، وبيضاء بالورد. في علبة خضراء داكنة بغطاء عميق. وكلها خالية من الكحول.',
      careAr:
        'احفظها في مكان بارد وجاف تحت 20 درجة مئوية، لكن ليس في الثلاجة. يُفضَّل تناولها خلال ثلاثة أسابيع.',
      price: 540,
      stock: 24,
    },
    {
      name: 'Rose and Candle Set',
      description:
        'Nine blush roses in a small ivory hat box, with our rose-wood candle beside it. A whole evening in one delivery. The box is 14 cm across.',
      care: 'Water the roses with a coffee cup each morning. Burn the candle well away from the petals and never leave it alone.',
      nameAr: 'طقم ورد وشمعة',
      descriptionAr:
        'تسع وردات وردية فاتحة في بوكس دائري عاجي صغير، ومعها شمعتنا برائحة خشب الورد. أمسية كاملة في هدية واحدة. قطر البوكس 14 سم.',
      careAr:
        'اسقِ الورد بمقدار فنجان قهوة كل صباح. أشعل الشمعة بعيدًا عن البتلات ولا تتركها دون مراقبة.',
      price: 1290,
      stock: 9,
    },
    {
      slug: 'letterpress-cards',
      name: 'Six Letterpress Cards',
      description:
        'Six folded cards with a pressed sprig, printed on a hand press in Downtown Cairo on thick cotton paper. Blank inside, with six linen envelopes. 10 by 15 cm.',
      care: 'Write with a pencil or a pen that dries slowly; cotton paper drinks ink. Store them flat and dry.',
      nameAr: '6 كروت مطبوعة يدويًا',
      descriptionAr:
        'ستة كروت مطوية عليها غصن بارز، مطبوعة بمكبس يدوي في وسط البلد على ورق قطني سميك. فارغة من الداخل، ومعها ستة أظرف كتانية. المقاس 10 في 15 سم.',
      careAr:
        'اكتب بقلم رصاص أو بقلم حبره بطيء الجفاف، فالورق القطني يمتص الحبر. احفظها مسطحة في مكان جاف.',
      price: 250,
      stock: 3,
    },
    {
      name: 'Siwa Dates',
      description:
        'Half a kilo of soft dates from the Siwa oasis, some filled with almonds, in a linen-covered box. Honey, caramel and nothing added. Good with coffee, better with a letter.',
      care: 'Close the box and keep it in a cupboard for a month, or in the fridge for three. Let them come to room temperature before serving.',
      nameAr: 'تمر سيوة',
      descriptionAr:
        'نصف كيلو من التمر الطري من واحة سيوة، بعضه محشو باللوز، في علبة مكسوة بالكتان. طعم العسل والكراميل دون أي إضافات. لذيذ مع القهوة، وألذ مع رسالة.',
      careAr:
        'أغلق العلبة واحفظها شهرًا خارج الثلاجة أو ثلاثة أشهر داخلها. اتركها حتى تصل إلى حرارة الغرفة قبل التقديم.',
      price: 620,
      stock: 0,
      leadDays: 1,
    },
    {
      name: 'Dried Lavender',
      description:
        'A hundred stems of lavender dried in the dark so that the blue has stayed, tied with a linen ribbon. 35 cm long. It keeps its scent for a year, and gives more of it when you run a hand along.',
      care: 'Keep it dry and out of the sun. When it grows faint, roll the heads between your palms.',
      nameAr: 'لافندر مجفف',
      descriptionAr:
        'مئة ساق لافندر جُففت في الظلام ليبقى لونها أزرق، مربوطة بشريط كتان. بطول 35 سم. يحتفظ بعطره عامًا كاملًا، ويفوح أكثر كلما مررت يدك عليه.',
      careAr: 'احفظه جافًا بعيدًا عن الشمس. وعندما يخفت عطره، افرك أزهاره بين كفيك.',
      price: 340,
      stock: 17,
    },
  ],
}
