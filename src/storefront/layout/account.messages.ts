import { defineMessages } from '#i18n/define-messages.ts'

/** The panel of the account, and the question before signing out. */
export const accountText = defineMessages({
  en: {
    title: 'Your account',
    orders: 'Orders and details',
    security: 'Sign-in and security',
    dashboard: 'Dashboard',
    deliveries: 'My deliveries',
    signOut: 'Sign out',
    question: 'Sign out?',
    losesOrders:
      'As a guest you cannot sign in again. Keep the email about your order: only the link in it opens the order.',
    keepsCart: 'Your cart stays on this device. Clear it if others use it.',
    keepsWishlist: 'Your wishlist stays on this device. Clear it if others use it.',
    keepsBoth: 'Your cart and wishlist stay on this device. Clear them if others use it.',
    cancel: 'Cancel',
    clear: 'Clear and sign out',
    failed: 'Error signing out.',
  },
  ar: {
    title: 'حسابك',
    orders: 'الطلبات والبيانات',
    security: 'تسجيل الدخول والأمان',
    dashboard: 'لوحة التحكم',
    deliveries: 'توصيلاتي',
    signOut: 'تسجيل الخروج',
    question: 'هل تريد تسجيل الخروج؟',
    losesOrders:
      'لن تتمكن كزائر من تسجيل الدخول مرة أخرى. احتفظ برسالة البريد الخاصة بطلبك: لا يُفتح الطلب إلا بالرابط الذي فيها.',
    keepsCart: 'تبقى سلتك على هذا الجهاز. أفرغها إذا كان غيرك يستخدمه.',
    keepsWishlist: 'تبقى مفضلتك على هذا الجهاز. أفرغها إذا كان غيرك يستخدمه.',
    keepsBoth: 'تبقى سلتك ومفضلتك على هذا الجهاز. أفرغهما إذا كان غيرك يستخدمه.',
    cancel: 'إلغاء',
    clear: 'إفراغ وتسجيل الخروج',
    failed: 'تعذّر تسجيل الخروج.',
  },
})
