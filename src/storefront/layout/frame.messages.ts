import { defineMessages } from '#i18n/define-messages.ts'

/** Header and frame of every page. */
export const frameText = defineMessages({
  en: {
    skip: 'Skip to content',
    orderWithin: 'Order within {left}<when> for <wide>delivery </wide>{day}</when>',
    chooseDelivery: 'Choose area and day',
    categories: 'Categories',
    occasions: 'Occasions',
    loadingCategories: 'Loading categories',
    signIn: 'Sign in',
    account: 'Your account',
    search: 'Search',
    searchFor: 'Search for flowers',
    wishlist: 'Wishlist',
    wishlistWith: 'Wishlist, {count}',
    cart: 'Cart',
    cartWith: 'Cart, {count}',
  },
  ar: {
    skip: 'انتقل إلى المحتوى',
    orderWithin: 'اطلب خلال {left}<when> ليصلك <wide>الورد </wide>{day}</when>',
    chooseDelivery: 'اختر المنطقة واليوم',
    categories: 'الأقسام',
    occasions: 'المناسبات',
    loadingCategories: 'جارٍ تحميل الأقسام',
    signIn: 'تسجيل الدخول',
    account: 'حسابك',
    search: 'بحث',
    searchFor: 'ابحث عن ورد',
    wishlist: 'المفضلة',
    wishlistWith: 'المفضلة، {count}',
    cart: 'السلة',
    cartWith: 'السلة، {count}',
  },
})
