/** Words of the catalogue, and the phrases by which customers mean them. */
type Meaning = readonly [words: string, phrases: readonly string[]]

/** Arabic words for what an English catalogue sells. */
export const translations: readonly Meaning[] = [
  ['rose', ['ورد', 'وردة', 'ورود', 'جوري']],
  ['tulip', ['توليب', 'تيوليب', 'زنبق هولندي']],
  ['peony', ['بيوني', 'فاوانيا', 'عود الصليب']],
  ['sunflower', ['عباد الشمس', 'دوار الشمس']],
  ['orchid', ['أوركيد', 'أوركيدا', 'اوركيديا', 'سحلبية', 'سحلب']],
  ['lily', ['زنبق', 'ليلي', 'ليليوم', 'سوسن']],
  ['hydrangea', ['هيدرانجيا', 'هايدرنجيا', 'كوبية']],
  ['jasmine', ['ياسمين', 'فل']],
  ['carnation', ['قرنفل']],
  ['narcissus daffodil', ['نرجس']],
  ['daisy chrysanthemum', ['أقحوان', 'داودي']],
  ['chamomile', ['بابونج']],
  ['lavender', ['لافندر', 'خزامى']],
  ['gypsophila', ['جبسوفيليا', 'جيبسوفيلا']],
  ['ranunculus', ['رانونكولس', 'حوذان']],
  ['eucalyptus', ['أوكالبتوس', 'كافور']],
  ['olive', ['زيتون']],
  ['bouquet', ['بوكيه', 'بوكيهات', 'باقة', 'باقات']],
  ['box', ['بوكس', 'علبة', 'صندوق']],
  ['basket', ['سلة', 'سبت']],
  ['vase', ['فازة', 'فازات', 'مزهرية']],
  ['candle', ['شمعة', 'شمع', 'شموع']],
  ['chocolate', ['شوكولاتة', 'شيكولاتة', 'شوكولا']],
  ['date', ['تمر', 'بلح']],
  ['card', ['كارت', 'كروت', 'بطاقة']],
  ['gift', ['هدية', 'هدايا', 'هديه']],
  ['red', ['أحمر', 'حمراء', 'حمرا']],
  ['white', ['أبيض', 'بيضاء', 'بيضا']],
  ['pink blush', ['وردي', 'وردية', 'زهري', 'بمبي', 'روز']],
  ['yellow', ['أصفر', 'صفراء', 'صفرا']],
  ['purple violet plum', ['بنفسجي', 'موف']],
  ['coral orange apricot', ['برتقالي', 'مرجاني', 'مشمشي']],
]

/** Occasions and recipients, and what florists suggest for them. */
export const occasions: readonly Meaning[] = [
  [
    'bouquet tulip sunflower rose chocolate',
    ['birthday', 'bday', 'عيد ميلاد', 'ميلاد', 'كل سنة وأنت طيب'],
  ],
  [
    'rose peony orchid chocolate',
    [
      ...['love', 'valentine', 'romantic', 'romance', 'anniversary', 'proposal', 'date night'],
      ...['wife', 'husband', 'girlfriend', 'boyfriend', 'fiancee', 'partner', 'darling'],
      ...['حب', 'عيد الحب', 'فالنتاين', 'عيد زواج', 'زوجتي', 'مراتي', 'جوزي', 'حبيبتي', 'حبيبي'],
    ],
  ],
  [
    'peony tulip rose bouquet orchid',
    [
      ...['mother', 'mum', 'mom', 'mommy', 'mama', 'grandmother', 'grandma', 'aunt', 'sister'],
      ...['عيد الأم', 'أم', 'أمي', 'ماما', 'والدتي', 'جدتي', 'تيتة', 'أختي'],
    ],
  ],
  [
    'orchid sunflower date chocolate',
    ['father', 'dad', 'grandfather', 'brother', 'أبي', 'بابا', 'والدي', 'أخي'],
  ],
  [
    'white blush rose peony hydrangea',
    [
      ...['wedding', 'bride', 'bridal', 'marriage', 'engagement'],
      ...['زفاف', 'فرح', 'زواج', 'عروسة', 'خطوبة', 'كتب كتاب'],
    ],
  ],
  [
    'white orchid lily',
    ['sympathy', 'condolence', 'funeral', 'mourning', 'loss', 'عزاء', 'تعزية', 'مواساة'],
  ],
  [
    'sunflower tulip chamomile yellow',
    ['get well', 'recovery', 'hospital', 'شفاء', 'سلامتك', 'مريض', 'مستشفى'],
  ],
  [
    'sunflower orchid bouquet yellow',
    [
      ...['congratulation', 'congrats', 'graduation', 'success', 'promotion'],
      ...['مبروك', 'تهنئة', 'تخرج', 'نجاح'],
    ],
  ],
  ['blush tulip ranunculus', ['baby', 'new baby', 'newborn', 'new born', 'مولود', 'سبوع', 'ولادة']],
  [
    'tulip bouquet chocolate card',
    ['thank', 'appreciation', 'grateful', 'شكر', 'شكرا', 'teacher', 'معلمة', 'مدرسة'],
  ],
  ['white tulip rose chocolate', ['apology', 'apologise', 'sorry', 'forgive', 'اعتذار', 'آسف']],
  ['orchid vase candle', ['housewarming', 'new home', 'new house', 'بيت جديد', 'office', 'مكتب']],
  ['gift', ['present']],
  ['date chocolate bouquet orchid', ['eid', 'ramadan', 'عيد', 'رمضان', 'عيد مبارك']],
  ['sunflower tulip bouquet', ['friend', 'friendship', 'صديقتي', 'صديقي', 'صاحبتي', 'صاحبي']],
]

/** Words of a request that name no product: "gift for mother", "happy birthday". */
export const fillers: readonly string[] = [
  ...['gift', 'present', 'flower', 'floral', 'blossom', 'something', 'idea', 'surprise'],
  ...['my', 'me', 'her', 'him', 'his', 'your', 'you', 'our', 'she', 'he', 'we', 'want', 'need'],
  ...['buy', 'send', 'order', 'happy', 'best', 'nice', 'day', 'soon', 'some', 'merry', 'dear'],
  ...[
    'هدية',
    'هدايا',
    'زهرة',
    'زهور',
    'أزهار',
    'عايز',
    'عاوز',
    'عايزة',
    'أريد',
    'من',
    'إلى',
    'على',
  ],
  ...['سعيد', 'يوم', 'أجمل', 'حلو', 'شيء', 'حاجة', 'مفاجأة'],
]
