import { foldText } from '#database/fold-text.ts'

// "The", also after "and", "with" and "for", is written as the beginning of the word. Some words begin like it.
const article = /^(?!(?:بالون|والد|الوان)(?:ات|ه|ت?ي|ين)?$)(?:[وب]?ال|لل)(?=\p{L}{2})/u

/** The feminine ending and the regular plurals: `ورده`, `وردات`, `وردتين`. Three letters stay. */
const endings = /(?<=\p{L}{3})(?:ات|ه|تين|تان)+$/u

/** Plurals and feminine forms that change the word itself, by their singular. */
const irregular: Readonly<Record<string, string>> = {
  ورد: 'ورود',
  زهر: 'زهور أزهار',
  زنبق: 'زنابق',
  شمع: 'شموع',
  تمر: 'تمور',
  هدية: 'هدايا',
  سلة: 'سلال سلات',
  صندوق: 'صناديق',
  كارت: 'كروت',
  عيد: 'أعياد',
  فرح: 'أفراح',
  لون: 'ألوان',
  أحمر: 'حمراء حمرا حمر',
  أبيض: 'بيضاء بيضا',
  أصفر: 'صفراء صفرا صفر',
  أزرق: 'زرقاء زرقا زرق',
  أخضر: 'خضراء خضرا خضر',
  أسود: 'سوداء سودا سود',
}

const singulars = new Map(
  Object.entries(irregular).flatMap(([singular, forms]) =>
    foldText(forms)
      .split(' ')
      .map((form) => [form, withoutEnding(foldText(singular))] as const),
  ),
)

/** The folded word without article and ending: one form for `الورد`, `وردة` and `ورود`. Never empty. */
export function arabicTermOf(word: string): string {
  const bare = word.replace(article, '')
  return singulars.get(bare) ?? withoutEnding(bare)
}

function withoutEnding(word: string): string {
  return word.replace(endings, '')
}
