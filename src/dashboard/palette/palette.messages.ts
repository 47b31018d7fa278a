import { defineMessages } from '#i18n/define-messages.ts'

/** The names of commands. Every dashboard page loads them with its shortcuts. */
export const commandText = defineMessages({
  en: {
    goTo: 'Go to {section}',
    searchList: 'Search this list',
    create: 'Create a new item',
    nextRow: 'Next row of a list',
    previousRow: 'Previous row of a list',
    selectRow: 'Select the row',
    openRow: 'Open the row',
    showShortcuts: 'Show keyboard shortcuts',
    newOrder: 'New order',
    newProduct: 'New product',
    newCategory: 'New category',
    shortcuts: 'Keyboard shortcuts',
  },
  ar: {
    goTo: 'الانتقال إلى {section}',
    searchList: 'البحث في هذه القائمة',
    create: 'إضافة عنصر جديد',
    nextRow: 'الصف التالي في القائمة',
    previousRow: 'الصف السابق في القائمة',
    selectRow: 'تحديد الصف',
    openRow: 'فتح الصف',
    showShortcuts: 'عرض اختصارات لوحة المفاتيح',
    newOrder: 'طلب جديد',
    newProduct: 'منتج جديد',
    newCategory: 'قسم جديد',
    shortcuts: 'اختصارات لوحة المفاتيح',
  },
})

export const paletteText = defineMessages({
  en: {
    search: 'Search',
    placeholder: 'Search orders, products and pages',
    results: 'Search results',
    searching: 'Searching...',
    tooMany: 'Too many searches. Wait a minute and try again.',
    noResults: 'No results.',
    pages: 'Go to',
    orders: 'Orders',
    products: 'Products',
    customers: 'Customers',
  },
  ar: {
    search: 'بحث',
    placeholder: 'البحث في الطلبات والمنتجات والصفحات',
    results: 'نتائج البحث',
    searching: 'جارٍ البحث...',
    tooMany: 'عمليات بحث كثيرة. انتظر دقيقة، ثم حاول مرة أخرى.',
    noResults: 'لا توجد نتائج.',
    pages: 'الانتقال إلى',
    orders: 'الطلبات',
    products: 'المنتجات',
    customers: 'العملاء',
  },
})

export const shortcutsText = defineMessages({
  en: {
    title: 'Keyboard shortcuts',
    searchAll: 'Search everything (Command on a Mac)',
    enable: 'Enable single-key shortcuts',
    close: 'Close',
  },
  ar: {
    title: 'اختصارات لوحة المفاتيح',
    searchAll: 'البحث في كل شيء (على أجهزة Mac: مفتاح Command)',
    enable: 'تفعيل اختصارات المفتاح الواحد',
    close: 'إغلاق',
  },
})
