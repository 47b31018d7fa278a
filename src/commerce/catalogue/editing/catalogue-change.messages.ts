import { defineMessages } from '#i18n/define-messages.ts'

/** Results of changes to several products at once. */
export const bulkChangeText = defineMessages({
  en: {
    deleted: 'Someone else has deleted it.',
    priceTooLow: 'The price would be below EGP 1.',
    priceTooHigh: 'The price would be too high.',
    saleNotBelowPrice: 'The sale price would not be below the price.',
  },
  ar: {
    deleted: 'حذفه شخص آخر.',
    priceTooLow: 'سيصبح السعر أقل من 1 ج.م.',
    priceTooHigh: 'سيصبح السعر أعلى من المسموح.',
    saleNotBelowPrice: 'لن يكون سعر التخفيض أقل من السعر.',
  },
})

/** Results of an import of products, for the file and by row. The columns of the file have English names. */
export const csvImportText = defineMessages({
  en: {
    noColumns: 'The first row must contain the column names: {columns}.',
    tooManyLines: 'A file can have up to {most} products. Split it into several files.',
    notReadable: 'The file could not be read: {problem}.',
    unknownId: 'No product has this id.',
    unknownProduct:
      '“size of” must be the id of a product, or the name of a new product in this file.',
    repeated: 'This product is already on an earlier row.',
    changedSince: 'This product has changed since the export. Export it again.',
    archived: 'Imported as archived, because it has no picture. Add one and restore it.',
    endlessSale: 'The sale has no end.',
    unknownAddOnRule: 'No category or occasion is named “{unknown}”.',
    unknownCategory: 'No category is named “{category}”.',
    badSeen: 'Leave “stock seen” and “last changed” as exported.',
  },
  ar: {
    noColumns: 'يجب أن يحتوي الصف الأول على أسماء الأعمدة: {columns}.',
    tooManyLines:
      'يمكن أن يحتوي الملف على {most, plural, one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}} على الأكثر. قسّمه إلى عدة ملفات.',
    notReadable: 'تعذّرت قراءة الملف: {problem}.',
    unknownId: 'لا يوجد منتج بهذا المعرّف.',
    unknownProduct:
      'يجب أن يحتوي العمود «size of» على معرّف منتج، أو على اسم منتج جديد في هذا الملف.',
    repeated: 'هذا المنتج مذكور في صف سابق.',
    changedSince: 'تغيّر هذا المنتج بعد التصدير. صدّره مرة أخرى.',
    archived: 'أُضيف إلى الأرشيف لأنه بلا صورة. أضف صورة ثم استعده.',
    endlessSale: 'التخفيض بلا نهاية.',
    unknownAddOnRule: 'لا يوجد قسم أو مناسبة باسم «{unknown}».',
    unknownCategory: 'لا يوجد قسم باسم «{category}».',
    badSeen: 'اترك العمودين «stock seen» و«last changed» كما في الملف المُصدَّر.',
  },
})
