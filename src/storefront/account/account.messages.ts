import { defineMessages } from '#i18n/define-messages.ts'

/** The account page: orders and details of a user. */
export const accountText = defineMessages({
  en: {
    title: 'Your account',
    orders: 'My orders',
    details: 'My details',
    security: 'Sign-in and security',
    noOrders: 'You have no orders yet.',
    seeFlowers: 'See all flowers',
    loadMore: 'Load more',
    order: 'Order {number}',
    orderLine: '{status}. For <who>{name}</who>, {day}.',
    unpaidOrderLine: '{status}, {minutes} min left. For <who>{name}</who>, {day}.',
    viewOrder: 'View order',
    loadingOrders: 'Loading your orders',
  },
  ar: {
    title: 'حسابك',
    orders: 'طلباتي',
    details: 'بياناتي',
    security: 'تسجيل الدخول والأمان',
    noOrders: 'ليس لديك طلبات بعد.',
    seeFlowers: 'عرض كل الزهور',
    loadMore: 'عرض المزيد',
    order: 'الطلب {number}',
    orderLine: '{status}. إلى <who>{name}</who>، {day}.',
    unpaidOrderLine:
      '{status}، والوقت المتبقي {minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}. إلى <who>{name}</who>، {day}.',
    viewOrder: 'عرض الطلب',
    loadingOrders: 'جارٍ تحميل طلباتك',
  },
})
