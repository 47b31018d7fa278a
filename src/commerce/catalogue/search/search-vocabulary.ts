/** Words of the catalogue, and the phrases by which customers mean them. */
type Meaning = readonly [words: string, phrases: readonly string[]]

/** Arabic words for flowers, colours and occasions of an English catalogue. */
export const translations: readonly Meaning[] = [
  ['rose', ['ورد', 'جوري', 'ورد جوري', 'ورد بلدي']],
  ['flower', ['زهر']],
  ['tulip', ['توليب', 'تيوليب', 'زنبق هولندي']],
  ['peony', ['بيوني', 'فاوانيا', 'عود الصليب']],
  ['sunflower', ['عباد الشمس', 'دوار الشمس', 'عباد']],
  ['orchid phalaenopsis', ['أوركيد', 'أوركيدا', 'اوركيديا', 'سحلبية', 'سحلب']],
  ['lily', ['زنبق', 'ليلي', 'ليليوم', 'سوسن']],
  ['hydrangea', ['هيدرانجيا', 'هايدرنجيا', 'كوبية']],
  ['jasmine', ['ياسمين', 'فل']],
  ['carnation', ['قرنفل']],
  ['narcissus daffodil', ['نرجس']],
  ['daisy chrysanthemum', ['أقحوان', 'داودي', 'كريزانتيم', 'ديزي']],
  ['chamomile', ['بابونج', 'كاموميل', 'شيح']],
  ['lavender', ['لافندر', 'خزامى']],
  ['gypsophila', ['جبسوفيليا', 'جيبسوفيلا', 'جيبسوفيليا']],
  ['ranunculus', ['رانونكولس', 'رانونكيولس', 'حوذان']],
  ['anemone', ['أنيمون', 'شقائق النعمان']],
  ['gerbera', ['جربيرا']],
  ['iris', ['إيريس']],
  ['protea', ['بروتيا']],
  ['hyacinth', ['هياسنث', 'ياقوتية']],
  ['gardenia', ['جاردينيا']],
  ['magnolia', ['مانوليا', 'ماجنوليا']],
  ['eucalyptus', ['أوكالبتوس', 'كافور']],
  ['olive', ['زيتون']],
  ['plant', ['نبات', 'زرع', 'شتلة']],
  ['leaf foliage', ['ورق شجر', 'أوراق شجر']],
  ['bouquet', ['بوكيه', 'باقة']],
  ['box', ['بوكس', 'علبة', 'صندوق']],
  ['basket', ['سلة', 'سبت']],
  ['vase', ['فازة', 'مزهرية']],
  ['candle', ['شمعة', 'شمع']],
  ['chocolate', ['شوكولاتة', 'شيكولاتة', 'شوكولا', 'شيكولا']],
  ['date', ['تمر', 'بلح']],
  ['card', ['كارت', 'بطاقة']],
  ['gift', ['هدية']],
  ['red scarlet crimson', ['أحمر']],
  ['white ivory', ['أبيض', 'عاجي']],
  ['cream ivory butter', ['كريمي', 'أوف وايت', 'بيج']],
  ['pink blush', ['وردي', 'زهري', 'بمبي', 'روز']],
  ['magenta', ['فوشيا', 'ماجنتا']],
  ['yellow', ['أصفر']],
  ['purple violet plum', ['بنفسجي', 'موف', 'أرجواني']],
  ['lilac lavender', ['ليلكي']],
  ['blue', ['أزرق', 'لبني', 'سماوي']],
  ['green', ['أخضر']],
  ['burgundy', ['نبيتي', 'خمري', 'عنابي']],
  ['coral orange apricot', ['برتقالي', 'مرجاني', 'مشمشي', 'أورانج']],
  ['peach', ['خوخي']],
  ['gold golden', ['ذهبي']],
  ['silver', ['فضي']],
  ['black', ['أسود']],
  ['birthday', ['عيد ميلاد', 'ميلاد']],
  ['anniversary', ['عيد زواج', 'عيد جواز', 'ذكرى']],
  ['love', ['حب']],
  ['valentine', ['عيد الحب', 'فالنتاين']],
  ['mother', ['أم', 'أمي', 'ماما']],
  ['wedding bride bridal', ['زفاف', 'فرح', 'زواج', 'عروسة']],
  ['engagement', ['خطوبة', 'شبكة']],
  ['baby', ['مولود', 'سبوع']],
  ['graduation', ['تخرج']],
  ['congratulation', ['مبروك', 'تهنئة', 'تهاني']],
  ['thank', ['شكر', 'شكرا']],
  ['sympathy', ['عزاء', 'تعزية', 'مواساة']],
  ['eid', ['عيد', 'عيد الفطر', 'عيد الأضحى']],
  ['ramadan', ['رمضان']],
]

/** Occasions and recipients, and what florists suggest for them. */
export const occasions: readonly Meaning[] = [
  [
    'bouquet tulip sunflower rose chocolate',
    ['birthday', 'bday', 'عيد ميلاد', 'ميلاد', 'كل سنة وأنت طيب', 'كل سنة وإنت طيب'],
  ],
  [
    'rose peony orchid chocolate',
    [
      ...['love', 'valentine', 'romantic', 'romance', 'anniversary', 'proposal', 'date night'],
      ...['wife', 'husband', 'girlfriend', 'boyfriend', 'fiancee', 'partner', 'darling'],
      ...['حب', 'عيد الحب', 'فالنتاين', 'عيد زواج', 'عيد جواز', 'ذكرى'],
      ...['زوجتي', 'زوجي', 'مراتي', 'جوزي', 'حبيبتي', 'حبيبي', 'خطيبتي', 'خطيبي', 'رومانسي'],
    ],
  ],
  [
    'peony tulip rose bouquet orchid',
    [
      ...['mother', 'mum', 'mom', 'mommy', 'mama', 'grandmother', 'grandma', 'aunt', 'sister'],
      ...['عيد الأم', 'أم', 'أمي', 'ماما', 'والدة', 'والدتي', 'جدتي', 'تيتة', 'أختي', 'خالتي'],
    ],
  ],
  [
    'orchid sunflower date chocolate',
    ['father', 'dad', 'grandfather', 'brother', 'أبي', 'بابا', 'والد', 'والدي', 'أخي'],
  ],
  [
    'white blush rose peony hydrangea',
    [
      ...['wedding', 'bride', 'bridal', 'marriage', 'engagement'],
      ...['زفاف', 'فرح', 'زواج', 'عروسة', 'خطوبة', 'شبكة', 'كتب كتاب'],
    ],
  ],
  [
    'white orchid lily',
    ['sympathy', 'condolence', 'funeral', 'mourning', 'loss', 'عزاء', 'تعزية', 'مواساة'],
  ],
  [
    'sunflower tulip chamomile yellow',
    ['get well', 'recovery', 'hospital', 'شفاء', 'سلامتك', 'مريض', 'مستشفى', 'ألف سلامة'],
  ],
  [
    'sunflower orchid bouquet yellow',
    [
      ...['congratulation', 'congrats', 'graduation', 'success', 'promotion'],
      ...['مبروك', 'تهنئة', 'تهاني', 'تخرج', 'نجاح', 'ترقية'],
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
  [
    'date chocolate bouquet orchid',
    ['eid', 'ramadan', 'عيد', 'رمضان', 'عيد مبارك', 'عيد الفطر', 'عيد الأضحى'],
  ],
  ['sunflower tulip bouquet', ['friend', 'friendship', 'صديقتي', 'صديقي', 'صاحبتي', 'صاحبي']],
]

/** Words of a request that name no product: "gift for mother", "happy birthday". */
export const fillers: readonly string[] = [
  ...['gift', 'present', 'flower', 'floral', 'blossom', 'something', 'idea', 'surprise'],
  ...['my', 'me', 'her', 'him', 'his', 'your', 'you', 'our', 'she', 'he', 'we', 'want', 'need'],
  ...['buy', 'send', 'order', 'happy', 'best', 'nice', 'day', 'soon', 'some', 'merry', 'dear'],
  ...['هدية', 'زهر', 'عايز', 'عاوز', 'عايزة', 'أريد', 'من', 'إلى', 'على'],
  ...['سعيد', 'يوم', 'أجمل', 'حلو', 'شيء', 'حاجة', 'مفاجأة'],
]
