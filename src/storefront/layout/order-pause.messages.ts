import { defineMessages } from '#i18n/define-messages.ts'

/** That the shop takes no new orders for a while. */
export const orderPauseText = defineMessages({
  en: {
    open: 'Our florists are busy. No new orders right now.',
    today: 'Our florists are busy. New orders from {time}.',
    later: 'Our florists are busy. New orders from {weekday}, {time}.',
    keep: 'Your cart is saved. You can order as soon as we open again.',
  },
  ar: {
    open: 'منسقونا مشغولون. لا نستقبل طلبات جديدة الآن.',
    today: 'منسقونا مشغولون. نستقبل الطلبات من {time}.',
    later: 'منسقونا مشغولون. نستقبل الطلبات من {weekday}، {time}.',
    keep: 'سلتك محفوظة، ويمكنك الطلب فور عودتنا.',
  },
})
