import type { ImportProblem } from '#commerce/catalogue/editing/import-problem.ts'
import type { LengthProblem } from '#commerce/length-problem.ts'
import { withLengthProblem } from '#commerce/texts/length-problem.messages.ts'
import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'

// The columns of a file have English names.
const ownText: ProblemText<Exclude<ImportProblem, LengthProblem>> = defineMessages({
  en: {
    'name-missing': 'Enter a name.',
    'category-missing': 'Select a category.',
    'price-invalid': 'Enter a whole number of pounds from 1 to 1,000,000.',
    'stock-invalid': 'Enter a whole number, or leave it empty if made to order.',
    'number-invalid': 'Enter a whole number from {least} to {most}.',
    'optional-number-invalid': 'Enter a whole number from {least} to {most}, or leave it empty.',
    'sizes-invalid': 'Check the sizes.',
    'too-many-sizes': 'A product can have up to {most} sizes.',
    'size-name-missing': 'Enter a name for each size, such as Classic.',
    'size-name-repeated': 'Another size has this name.',
    'size-too-cheap': 'Other sizes cannot cost less than the first one.',
    'too-many-pictures': 'A product can have up to {most} pictures.',
    'alt-text-too-long': 'Alt text can have up to {longest} characters.',
    'time-invalid': 'Enter the time as 2026-11-20 14:30:00.',
    'sale-price-missing': 'Enter a sale price.',
    'sale-price-too-high': 'Enter a whole number of pounds below the price.',
    'sale-start-missing': 'Enter when the sale starts.',
    'sale-end-missing': 'Enter when the sale ends.',
    'sale-ends-early': 'The sale must end after it starts.',
    'key-unknown': '“{unknown}” is unknown. Use: {known}.',
    'id-unknown': 'No product has this id.',
    'product-unknown':
      '“size of” must be the id of a product, or the name of a new product in this file.',
    'row-repeated': 'This product is already on an earlier row.',
    'changed-since': 'This product has changed since the export. Export it again.',
    'seen-invalid': 'Leave “stock seen” and “last changed” as exported.',
    'category-unknown': 'No category is named “{category}”.',
    'add-on-rule-unknown': 'No category or occasion is named “{unknown}”.',
  },
  ar: {
    'name-missing': 'اكتب الاسم.',
    'category-missing': 'اختر القسم.',
    'price-invalid': 'اكتب السعر بالجنيه عددًا صحيحًا من 1 إلى 1,000,000.',
    'stock-invalid': 'اكتب عددًا صحيحًا، أو اتركه فارغًا إذا كان المنتج يُجهَّز عند الطلب.',
    'number-invalid': 'اكتب عددًا صحيحًا من {least} إلى {most}.',
    'optional-number-invalid': 'اكتب عددًا صحيحًا من {least} إلى {most}، أو اترك الخانة فارغة.',
    'sizes-invalid': 'راجع الأحجام.',
    'too-many-sizes':
      'يمكن إضافة {most, plural, one {حجم واحد} two {حجمين} few {# أحجام} many {# حجمًا} other {# حجم}} للمنتج على الأكثر.',
    'size-name-missing': 'اكتب اسمًا لكل حجم، مثل: كلاسيك.',
    'size-name-repeated': 'يوجد حجم آخر بالاسم نفسه.',
    'size-too-cheap': 'لا يمكن أن يقل سعر أي حجم آخر عن سعر الحجم الأول.',
    'too-many-pictures':
      'يمكن إضافة {most, plural, one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}} للمنتج على الأكثر.',
    'alt-text-too-long':
      'اكتب النص البديل في {longest, plural, one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر.',
    'time-invalid': 'اكتب الوقت بهذا الشكل: \u20662026-11-20 14:30:00\u2069.',
    'sale-price-missing': 'اكتب سعر التخفيض.',
    'sale-price-too-high': 'اكتب عددًا صحيحًا بالجنيه أقل من السعر.',
    'sale-start-missing': 'حدد بداية التخفيض.',
    'sale-end-missing': 'حدد نهاية التخفيض.',
    'sale-ends-early': 'يجب أن ينتهي التخفيض بعد بدايته.',
    'key-unknown': '«{unknown}» غير معروف. استخدم: \u2066{known}\u2069.',
    'id-unknown': 'لا يوجد منتج بهذا المعرّف.',
    'product-unknown':
      'يجب أن يحتوي العمود «size of» على معرّف منتج، أو على اسم منتج جديد في هذا الملف.',
    'row-repeated': 'هذا المنتج مذكور في صف سابق.',
    'changed-since': 'تغيّر هذا المنتج بعد التصدير. صدّره مرة أخرى.',
    'seen-invalid': 'اترك العمودين «stock seen» و«last changed» كما في الملف المُصدَّر.',
    'category-unknown': 'لا يوجد قسم باسم «{category}».',
    'add-on-rule-unknown': 'لا يوجد قسم أو مناسبة باسم «{unknown}».',
  },
}).of

/** Why a product, a category or a row of an import is not accepted. */
export const catalogueProblemText: ProblemText<ImportProblem> = withLengthProblem(ownText)
