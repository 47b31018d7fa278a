import { defineMessages } from '#i18n/define-messages.ts'

/** The names of commands. Every dashboard page loads them with its shortcuts. */
export const commandText = defineMessages({
  en: {
    goTo: 'Go to {section}',
    searchList: 'Search this list',
    create: 'Create what the page lists',
    showShortcuts: 'Show keyboard shortcuts',
    newProduct: 'New product',
    newCategory: 'New category',
    shortcuts: 'Keyboard shortcuts',
  },
  ar: {
    goTo: 'انتقل إلى {section}',
    searchList: 'ابحث في هذه القائمة',
    create: 'أضف عنصرًا جديدًا في هذه الصفحة',
    showShortcuts: 'اعرض اختصارات لوحة المفاتيح',
    newProduct: 'منتج جديد',
    newCategory: 'قسم جديد',
    shortcuts: 'اختصارات لوحة المفاتيح',
  },
})

export const paletteText = defineMessages({
  en: {
    search: 'Search',
    placeholder: 'Search orders, products and pages',
    searching: 'Searching…',
    tooMany: 'Too many searches. Wait a minute and try again.',
    noResults: 'No results.',
    pages: 'Go to',
    orders: 'Orders',
    products: 'Products',
    customers: 'Customers',
  },
  ar: {
    search: 'بحث',
    placeholder: 'ابحث في الطلبات والمنتجات والصفحات',
    searching: 'جارٍ البحث…',
    tooMany: 'عمليات بحث كثيرة. انتظر دقيقة، ثم حاول مرة أخرى.',
    noResults: 'لا توجد نتائج.',
    pages: 'انتقل إلى',
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
    searchAll: 'ابحث في كل شيء (على أجهزة Mac: مفتاح Command)',
    enable: 'فعّل اختصارات المفتاح الواحد',
    close: 'إغلاق',
  },
})
