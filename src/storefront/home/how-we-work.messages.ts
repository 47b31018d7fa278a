import { defineMessages } from '#i18n/define-messages.ts'

export const howWeWorkText = defineMessages({
  en: {
    freshFromField: 'Fresh from the field',
    growers:
      'Our growers in Fayoum and the Delta cut before sunrise. By seven the stems are in the shop, in deep water, out of the light. Every bouquet is made to order.',
    florist:
      'One florist makes your bouquet from the first stem to the ribbon and places your card between the flowers. Our own drivers deliver it upright and in water, in the time slot you chose.',
  },
  ar: {
    freshFromField: 'طازج من الحقل',
    growers:
      'يقطف مزارعونا في الفيوم والدلتا الورد قبل شروق الشمس. وفي السابعة صباحًا يكون في المتجر، في ماء عميق وبعيدًا عن الضوء. وكل باقة تُجهَّز عند الطلب.',
    florist:
      'يتولى منسق ورد واحد باقتك من أول زهرة حتى الشريط، ويضع الكارت بين الورد. ثم يوصلها مندوبونا في وضع قائم وفي الماء، في الموعد الذي اخترته.',
  },
})
