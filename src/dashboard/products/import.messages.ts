import type { ImportNotice } from '#commerce/catalogue/editing/import-problem.ts'
import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'

export const importText = defineMessages({
  en: {
    title: 'Import products',
    catalogueChanged:
      'The catalogue has changed since this file was checked. Review the results again.',
    help: 'Start from an export: its last two columns protect sales and edits made since then. A row with an id updates that product; a row without one adds a new product, archived until you add a picture and restore it. A row with “{column}” is another size of that product. Columns missing from the file stay unchanged, and you can review every row before you import.',
    imported: 'Imported {file}.',
    addPictures:
      'Add pictures to {count, plural, one {1 product} other {{count} products}} and restore them:',
    viewArchived: 'View archived products',
    notRead: 'Could not read {file}. Try again later.',
    run: 'Import {count, plural, one {1 product} other {{count} products}}',
    'no-columns': 'The first row must contain the column names: {columns}.',
    'too-many-lines': 'A file can have up to {most} products. Split it into several files.',
    'not-readable': 'The file could not be read: {detail}.',
    'not-utf-8': 'The file is not in UTF-8. Save it as “CSV UTF-8”.',
    columns: 'Supported columns',
    unknownColumns:
      '{count, plural, one {This column is} other {These columns are}} not supported and will be ignored: <names>{columns}</names>.',
    columnList: 'Supported columns: {columns}.',
    separator: ', ',
    choose: 'Choose a CSV file',
    new: 'New',
    changed: 'Changed',
    same: 'Unchanged',
    refused: 'Error',
    results: 'Import results for {file}',
    row: 'Row',
    product: 'Product',
    result: 'Result',
    details: 'Details',
    untitled: 'Untitled',
    summary: '{added} new, {changed} changed, {same} unchanged.',
    summaryWithErrors:
      '{added} new, {changed} changed, {same} unchanged, {refused} with errors. Correct the file and upload it again.',
  },
  ar: {
    title: 'استيراد المنتجات',
    catalogueChanged: 'تغيّرت المنتجات بعد فحص هذا الملف. راجع النتائج مرة أخرى.',
    help: 'ابدأ من ملف مُصدَّر: يحمي آخر عمودين فيه المبيعات والتعديلات التي تمت بعد التصدير. الصف الذي له معرّف (id) يعدّل ذلك المنتج، والصف الذي ليس له معرّف يضيف منتجًا جديدًا يبقى مؤرشفًا حتى تضيف صورة وتستعيده. الصف الذي فيه «{column}» حجم آخر لذلك المنتج. تبقى البيانات التي ليس لها أعمدة في الملف كما هي، ويمكنك مراجعة كل صف قبل الاستيراد.',
    imported: 'تم استيراد {file}.',
    addPictures:
      'أضف صورًا إلى {count, plural, zero {المنتجات} one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}} ثم استعدها:',
    viewArchived: 'عرض المنتجات المؤرشفة',
    notRead: 'تعذّرت قراءة {file}. حاول مرة أخرى لاحقًا.',
    run: 'استيراد {count, plural, zero {المنتجات} one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}}',
    'no-columns': 'يجب أن يحتوي الصف الأول على أسماء الأعمدة: {columns}.',
    'too-many-lines':
      'يمكن أن يحتوي الملف على {most, plural, one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}} على الأكثر. قسّمه إلى عدة ملفات.',
    'not-readable': 'تعذّرت قراءة الملف: {detail}.',
    'not-utf-8': 'الملف ليس بترميز \u2066UTF-8\u2069. احفظه بصيغة «\u2066CSV UTF-8\u2069».',
    columns: 'الأعمدة المدعومة',
    unknownColumns:
      '{count, plural, zero {لا أعمدة غير مدعومة} one {هذا العمود غير مدعوم وسيُتجاهل} two {هذان العمودان غير مدعومين وسيُتجاهلان} few {هذه الأعمدة غير مدعومة وستُتجاهل} many {هذه الأعمدة غير مدعومة وستُتجاهل} other {هذه الأعمدة غير مدعومة وستُتجاهل}}: <names>{columns}</names>.',
    columnList: 'الأعمدة المدعومة: {columns}.',
    separator: '، ',
    choose: 'اختر ملف CSV',
    new: 'جديد',
    changed: 'معدّل',
    same: 'بلا تغيير',
    refused: 'خطأ',
    results: 'نتائج استيراد {file}',
    row: 'الصف',
    product: 'المنتج',
    result: 'النتيجة',
    details: 'التفاصيل',
    untitled: 'بلا اسم',
    summary: 'جديد: {added}، معدّل: {changed}، بلا تغيير: {same}.',
    summaryWithErrors:
      'جديد: {added}، معدّل: {changed}، بلا تغيير: {same}، به أخطاء: {refused}. صحّح الملف وارفعه مرة أخرى.',
  },
})

/** A warning about an accepted row. */
export const importNoticeText: ProblemText<ImportNotice> = defineMessages({
  en: {
    archived: 'Imported as archived, because it has no picture. Add one and restore it.',
    'endless-sale': 'The sale has no end.',
  },
  ar: {
    archived: 'أُضيف إلى الأرشيف لأنه بلا صورة. أضف صورة ثم استعده.',
    'endless-sale': 'التخفيض بلا نهاية.',
  },
}).of
