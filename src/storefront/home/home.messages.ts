import { defineMessages } from '#i18n/define-messages.ts'

export const homeText = defineMessages({
  en: {
    headline: 'Cut at dawn, delivered by evening',
    lead: 'Bouquets made the morning they leave, delivered across Cairo and Giza in the time slot you choose.',
    seeFlowers: 'See the flowers',
    byCategory: 'Shop by category',
    allFlowers: 'All flowers',
    breadcrumb: 'Breadcrumb',
    categoryNotFound: 'Category not found',
    categoryUnavailable: 'This category is not available.',
    seeAll: 'See all flowers',
    justIn: 'Just in',
    everythingElse: 'Everything else',
    freshFromField: 'Fresh from the field',
    growers:
      'Our growers in Fayoum and the Delta cut before sunrise. By seven the stems are in the shop, in deep water, out of the light. Every bouquet is made to order.',
    florist:
      'One florist makes your bouquet from the first stem to the ribbon and writes your card by hand. Our own drivers deliver it upright and in water, in the time slot you chose.',
  },
  ar: {
    headline: 'من الحقل فجرًا، وعندك مساءً',
    lead: 'باقات نجهزها صباح يوم التوصيل، وتصلك في القاهرة والجيزة في الموعد الذي تختاره.',
    seeFlowers: 'شاهد الباقات',
    byCategory: 'تسوّق حسب القسم',
    allFlowers: 'كل الورود',
    breadcrumb: 'مسار التصفح',
    categoryNotFound: 'القسم غير موجود',
    categoryUnavailable: 'هذا القسم غير متاح.',
    seeAll: 'شاهد كل الورود',
    justIn: 'وصل حديثًا',
    everythingElse: 'بقية الورود',
    freshFromField: 'طازج من الحقل',
    growers:
      'يقطف مزارعونا في الفيوم والدلتا الورد قبل شروق الشمس. وفي السابعة صباحًا يكون في المتجر، في ماء عميق وبعيدًا عن الضوء. وكل باقة تُجهَّز عند الطلب.',
    florist:
      'يتولى منسق ورد واحد باقتك من أول زهرة حتى الشريط، ويكتب الكارت بخط يده. ثم يوصلها مندوبونا في وضع قائم وفي الماء، في الموعد الذي اخترته.',
  },
})
