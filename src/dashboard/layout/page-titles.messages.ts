import { defineMessages } from '#i18n/define-messages.ts'

/** Titles for the routes. A table of its own, because every visitor loads the routes. */
export const dashboardTitle = defineMessages({
  en: {
    dashboard: 'Dashboard',
    orders: 'Orders',
    order: 'Order {number}',
    today: 'Today',
    routes: 'Routes',
    claims: 'Claims',
    loading: 'Loading...',
  },
  ar: {
    dashboard: 'لوحة التحكم',
    orders: 'الطلبات',
    order: 'طلب {number}',
    today: 'اليوم',
    routes: 'خطوط السير',
    claims: 'الشكاوى',
    loading: 'جارٍ التحميل...',
  },
})
