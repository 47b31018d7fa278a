import { defineMessages } from '#i18n/define-messages.ts'

/** The names of the sections, in the menu and the palette. */
export const sectionText = defineMessages({
  en: {
    home: 'Home',
    orders: 'Orders',
    today: 'Today',
    routes: 'Routes',
    claims: 'Claims',
    reviews: 'Reviews',
    products: 'Products',
    categories: 'Categories',
    occasions: 'Occasions',
    delivery: 'Delivery',
    pages: 'Pages',
    users: 'Users',
    admins: 'Admins',
    audit: 'Audit log',
    insights: 'Insights',
  },
  ar: {
    home: 'الرئيسية',
    orders: 'الطلبات',
    today: 'اليوم',
    routes: 'خطوط السير',
    claims: 'الشكاوى',
    reviews: 'التقييمات',
    products: 'المنتجات',
    categories: 'الأقسام',
    occasions: 'المناسبات',
    delivery: 'التوصيل',
    pages: 'صفحات المحتوى',
    users: 'المستخدمون',
    admins: 'فريق العمل',
    audit: 'سجل التغييرات',
    insights: 'التقارير',
  },
})
