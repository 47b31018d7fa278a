import type { CatalogueSection } from '../demo-catalogue.ts'

export const peonies: CatalogueSection = {
  slug: 'peonies',
  name: 'Peonies',
  nameAr: 'فاوانيا',
  products: [
    {
      name: 'Pink Peonies',
      description:
        'Sarah Bernhardt peonies, the old pink kind, ruffled to the heart and edged in silver. Sent half open in ivory paper with a blush ribbon. By the second day one stem will scent a room.',
      care: 'Cut the stems and stand them in lukewarm water to open, cool water to hold. Any tight bud can be coaxed with a gentle press of the fingers.',
      nameAr: 'فاوانيا وردية',
      descriptionAr:
        'فاوانيا من صنف سارة برنار، الصنف الوردي القديم: بتلات كثيفة حتى القلب بأطراف فضية. نرسلها نصف متفتحة في ورق عاجي مع شريط وردي فاتح. في اليوم الثاني تكفي زهرة واحدة لتعطير غرفة.',
      careAr:
        'قصّ السيقان وضعها في ماء فاتر لتتفتح، ثم في ماء بارد لتدوم. أي برعم مغلق يتفتح بضغطة خفيفة من أصابعك.',
      price: 2400,
      sale: { price: 1990, startsInDays: -1.5, endsInDays: 4 },
      stock: 8,
      leadDays: 1,
    },
    {
      name: 'White Peonies in Glass',
      description:
        'Nine white peonies with a flush of cream at the centre, low and full in a round glass bowl. Some are wide open, some keep their hearts for later. About 28 cm across.',
      care: 'Change the bowl’s water daily; it is shallow on purpose. Keep the flowers from draughts, which drop the petals early.',
      nameAr: 'فاوانيا بيضاء في إناء زجاج',
      descriptionAr:
        'تسع زهرات فاوانيا بيضاء بمسحة كريمية في القلب، منسّقة منخفضة وممتلئة في إناء زجاجي دائري. بعضها متفتح تمامًا، وبعضها يخبئ قلبه لما بعد. بعرض 28 سم تقريبًا.',
      careAr:
        'غيّر ماء الإناء يوميًا، فهو قليل العمق عن قصد. أبعد الزهور عن تيارات الهواء حتى لا تتساقط بتلاتها مبكرًا.',
      price: 2650,
      stock: 5,
      leadDays: 1,
    },
    {
      name: 'Coral Peonies',
      description:
        'Seven Coral Charm peonies, which open the colour of watermelon and fade through apricot to cream within the week. Arranged in a sand-coloured stoneware vase, 38 cm tall with the blooms.',
      care: 'The fading is theirs, not a fault: move them out of strong light if you would like to slow it. Fresh water every second day.',
      nameAr: 'فاوانيا مرجانية',
      descriptionAr:
        'سبع زهرات فاوانيا من صنف كورال تشارم، تتفتح بلون البطيخ ثم تهدأ إلى المشمشي فالكريمي خلال أسبوع. في فازة خزفية بلون الرمل، بارتفاع 38 سم مع الزهور.',
      careAr:
        'تغيّر اللون من طبيعتها وليس عيبًا: أبعدها عن الضوء القوي إذا أردت إبطاءه. غيّر الماء كل يومين.',
      price: 2550,
      sale: { price: 2150, startsInDays: -12, endsInDays: -2 },
      stock: 4,
      leadDays: 1,
    },
    {
      name: 'Three Peonies',
      description:
        'One wide open and two still opening, in a small bottle-green vase for a bedside or a desk. Pale pink, 24 cm tall, and scented like clean linen and rose.',
      care: 'Top the little vase up every evening, for it holds only a cup. When the open bloom drops, cut the others shorter and begin again.',
      nameAr: '3 زهرات فاوانيا',
      descriptionAr:
        'واحدة متفتحة تمامًا واثنتان في طريقهما إلى التفتح، في فازة صغيرة خضراء تناسب المكتب أو الطاولة بجانب السرير. وردية فاتحة، بارتفاع 24 سم، وعطرها مزيج من الكتان النظيف والورد.',
      careAr:
        'أكمل ماء الفازة كل مساء، فهي لا تسع إلا كوبًا. حين تسقط بتلات الزهرة المتفتحة، قصّر الأخريين وابدأ من جديد.',
      price: 890,
      stock: 2,
    },
    {
      name: 'Peony Hat Box',
      description:
        'Twelve peonies in blush and deep rose, packed into an ivory hat box tied with a satin bow. The box is 22 cm across and arrives with its lid beside it, so the petals are never pressed.',
      care: 'Pour half a glass of water into the middle each day. Mist the petals lightly in the heat, in the morning only.',
      nameAr: 'بوكس فاوانيا دائري',
      descriptionAr:
        '12 زهرة فاوانيا بالوردي الفاتح والوردي الداكن، متراصة في بوكس دائري عاجي بفيونكة ساتان. قطر البوكس 22 سم، ويصل وغطاؤه بجانبه حتى لا تنضغط البتلات.',
      careAr: 'اسكب نصف كوب ماء في المنتصف كل يوم. وفي الحر رشّ البتلات برذاذ خفيف، في الصباح فقط.',
      price: 3200,
      stock: 0,
      leadDays: 2,
    },
    {
      name: 'Peonies and Eucalyptus',
      description:
        'Eight peonies from shell to raspberry with long arms of silver-dollar eucalyptus, tied wide and airy. The leaves give a clean, green note under the sweetness. Made to order, 55 cm from ribbon to tip.',
      care: 'Undo the wrap, keep the tie, and lower the whole bouquet into a wide vase. The eucalyptus dries beautifully if you hang it afterwards.',
      nameAr: 'فاوانيا وأوكالبتوس',
      descriptionAr:
        'ثماني زهرات فاوانيا من الوردي الصدفي إلى لون التوت، مع أغصان طويلة من الأوكالبتوس الفضي، في باقة واسعة خفيفة. تضيف الأوراق لمسة خضراء منعشة إلى حلاوة العطر. تُجهَّز عند الطلب، بطول 55 سم من الشريط إلى الأطراف.',
      careAr:
        'افتح الورق واترك الرباط، وأنزل الباقة كلها في فازة واسعة. يجف الأوكالبتوس بشكل جميل إذا علّقته بعد ذلك.',
      price: 2850,
      stock: null,
      leadDays: 2,
    },
  ],
}
