import type { CatalogueSection } from '../demo-catalogue.ts'

export const sunflowers: CatalogueSection = {
  slug: 'sunflowers',
  name: 'Sunflowers',
  nameAr: 'عباد الشمس',
  products: [
    {
      name: 'Five Sunflowers',
      description:
        'Five large sunflowers with dark seeded hearts, cut at 60 cm and rolled in kraft. A plain, generous bunch that turns a kitchen around. No scent, so it suits a hospital room as well.',
      care: 'They are thirsty: use a heavy vase, fill it high and check it twice a day. Strip all but the top two leaves.',
      nameAr: '5 زهرات عباد الشمس',
      descriptionAr:
        'خمس زهرات كبيرة من عباد الشمس بقلوب داكنة مليئة بالبذور، بسيقان طولها 60 سم، ملفوفة بورق الكرافت. باقة بسيطة وسخية تغيّر شكل المطبخ كله. بلا رائحة، فتناسب غرفة المستشفى أيضًا.',
      careAr:
        'يشرب عباد الشمس كثيرًا: استخدم فازة ثقيلة واملأها جيدًا وراجع الماء مرتين يوميًا. انزع كل الأوراق ما عدا العلويتين.',
      price: 460,
      stock: 25,
    },
    {
      name: 'Sunflowers in Stoneware',
      description:
        'Nine sunflowers of different sizes in a round-bellied vase with a speckled cream glaze. Arranged to be seen from every side, 45 cm tall. The vase is made for us by a potter in Old Cairo.',
      care: 'Wipe the stems when you change the water, every second day, as sunflowers cloud it quickly. The vase may go in the dishwasher.',
      nameAr: 'عباد الشمس في فازة خزف',
      descriptionAr:
        'تسع زهرات عباد شمس بأحجام مختلفة في فازة خزفية مستديرة بطلاء كريمي مرقّط. منسّقة لتبدو جميلة من كل الجهات، بارتفاع 45 سم. يصنع لنا الفازة خزّاف في مصر القديمة.',
      careAr:
        'امسح السيقان كلما غيّرت الماء، كل يومين، فعباد الشمس يعكّر الماء بسرعة. يمكن غسل الفازة في غسالة الأطباق.',
      price: 1350,
      sale: { price: 1080, startsInDays: -4, endsInDays: 1.5 },
      stock: 8,
    },
    {
      name: 'Sunflowers and Chamomile',
      description:
        'Seven sunflowers in a cloud of chamomile, in a willow basket with a linen lining. The chamomile smells of apples when you brush past it. About 30 cm wide.',
      care: 'Water the basket every day, half a cup at a time. Chamomile heads can be dried for tea once the sunflowers are over, for we use nothing on them.',
      nameAr: 'عباد الشمس والبابونج',
      descriptionAr:
        'سبع زهرات عباد شمس وسط سحابة من البابونج، في سلة صفصاف مبطنة بالكتان. تفوح من البابونج رائحة التفاح كلما لمسته. بعرض 30 سم تقريبًا.',
      careAr:
        'اسقِ السلة كل يوم بنصف كوب من الماء. وبعد أن ينتهي عباد الشمس جفف البابونج للشاي، فنحن لا نرشّ عليه شيئًا.',
      price: 1250,
      stock: 6,
      leadDays: 1,
    },
    {
      name: 'Chocolate Sunflowers',
      description:
        'Eight sunflowers in rust and dark chocolate, each petal tipped with gold, in a tall clear glass. They come from a small farm near Mansoura and only for some weeks of the year.',
      care: 'Keep them out of direct sun, which bleaches the red from the petals. Trim the stems by a finger’s width on the third day.',
      nameAr: 'عباد الشمس بلون الشوكولاتة',
      descriptionAr:
        'ثماني زهرات عباد شمس بلون الصدأ والشوكولاتة الداكنة، أطراف بتلاتها ذهبية، في فازة طويلة من الزجاج الشفاف. تأتينا من مزرعة صغيرة قرب المنصورة لأسابيع قليلة من السنة.',
      careAr:
        'أبعدها عن الشمس المباشرة التي تُبهت حمرة البتلات. قصّر السيقان بعرض إصبع في اليوم الثالث.',
      price: 990,
      sale: { price: 840, startsInDays: -15, endsInDays: -5 },
      stock: 3,
      leadDays: 1,
    },
    {
      name: 'Little Sunflowers',
      description:
        'Twelve small sunflowers no wider than a coffee saucer, in a short white ceramic vase. Low enough to talk across at a table.',
      care: 'Give fresh water daily, as the vase is small. Cut off each head as it bows and the rest will look new again.',
      nameAr: 'عباد شمس صغير',
      descriptionAr:
        '12 زهرة عباد شمس لا تزيد الواحدة منها على حجم طبق فنجان القهوة، في فازة قصيرة من السيراميك الأبيض. منخفضة فلا تحجب من يجلس أمامك على الطاولة.',
      careAr: 'غيّر الماء يوميًا لأن الفازة صغيرة. اقطع كل زهرة حين تنحني، فيبدو الباقي كأنه جديد.',
      price: 690,
      stock: 14,
    },
    {
      name: 'Sunflower Crate',
      description:
        'Sixteen sunflowers and sprigs of chamomile standing in a pale wooden crate, as if the row had been lifted out whole. 40 cm long, lined and ready to water. Built when you order it.',
      care: 'The liner holds three cups of water; refill it when the moss feels dry. Afterwards the crate is good for herbs.',
      nameAr: 'صندوق عباد الشمس',
      descriptionAr:
        '16 زهرة عباد شمس مع أغصان البابونج، واقفة في صندوق خشبي فاتح كأنها صف نُقل كاملًا من الحقل. طوله 40 سم، مبطن وجاهز للسقي. يُجهَّز عند الطلب.',
      careAr:
        'تسع البطانة ثلاثة أكواب من الماء؛ املأها من جديد عندما يجف الطحلب. ويصلح الصندوق بعد ذلك لزراعة الأعشاب.',
      price: 1790,
      stock: null,
      leadDays: 2,
    },
  ],
}
