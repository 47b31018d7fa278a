import { defineMessages } from '#i18n/define-messages.ts'

/** Titles of pages that routes name. Small, because every visitor of the storefront loads the routes. */
export const managementTitle = defineMessages({
  en: {
    insights: 'Insights',
    audit: 'Audit log',
    users: 'Users',
    newUser: 'New user',
    admins: 'Admins',
    addAdmin: 'Add admin',
    products: 'Products',
    newProduct: 'New product',
    importProducts: 'Import products',
    categories: 'Categories',
    newCategory: 'New category',
    delivery: 'Delivery',
  },
  ar: {
    insights: 'التقارير',
    audit: 'سجل التغييرات',
    users: 'المستخدمون',
    newUser: 'مستخدم جديد',
    admins: 'فريق العمل',
    addAdmin: 'إضافة عضو',
    products: 'المنتجات',
    newProduct: 'منتج جديد',
    importProducts: 'استيراد المنتجات',
    categories: 'الأقسام',
    newCategory: 'قسم جديد',
    delivery: 'التوصيل',
  },
})
