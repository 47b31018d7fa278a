import { defineMessages } from '#i18n/define-messages.ts'

/** Lists without products, whose code loads when one is shown. */
export const emptyListText = defineMessages({
  en: {
    noMatch: 'No flowers match these filters.',
    clearFilters: 'Clear filters',
    emptyCategory: 'This category is empty today.',
    emptyCategoryNote: 'New flowers arrive every morning.',
    noMore: 'No more flowers to show.',
    seeAll: 'See all flowers',
    categoryNotFound: 'Category not found',
    categoryUnavailable: 'This category is not available.',
  },
  ar: {
    noMatch: 'لا توجد ورود تطابق اختياراتك.',
    clearFilters: 'مسح التصفية',
    emptyCategory: 'لا توجد ورود في هذا القسم اليوم.',
    emptyCategoryNote: 'يصلنا ورد جديد كل صباح.',
    noMore: 'لا توجد ورود أخرى لعرضها.',
    seeAll: 'شاهد كل الورود',
    categoryNotFound: 'القسم غير موجود',
    categoryUnavailable: 'هذا القسم غير متاح.',
  },
})
