import { defineMessages } from '#i18n/define-messages.ts'

/** Titles of pages that routes name. Small, because every visitor of the storefront loads the routes. */
export const managementTitle = defineMessages({
  en: {
    insights: 'Insights',
    audit: 'Audit log',
    users: 'Users',
    newUser: 'New user',
    user: 'User',
    admins: 'Admins',
    addAdmin: 'Add admin',
    admin: 'Admin',
    products: 'Products',
    product: 'Product',
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
    user: 'مستخدم',
    admins: 'فريق العمل',
    addAdmin: 'إضافة عضو',
    admin: 'عضو في الفريق',
    products: 'المنتجات',
    product: 'منتج',
    newProduct: 'منتج جديد',
    importProducts: 'استيراد المنتجات',
    categories: 'الأقسام',
    newCategory: 'قسم جديد',
    delivery: 'التوصيل',
  },
})
