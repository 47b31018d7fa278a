import { defineMessages } from '#i18n/define-messages.ts'

/** Whether a product is offered with bouquets, and with which. */
export const addOnText = defineMessages({
  en: {
    title: 'Add-on',
    no: 'No',
    also: 'Yes, and on its own',
    alsoNote: 'Customers also find it in the shop.',
    only: 'Yes, only with a bouquet',
    onlyNote: 'Not listed, and without a page of its own.',
    withHelp:
      'Tick none to offer it with all bouquets. Flowers for sensitive occasions alone never show add-ons.',
    categories: 'Categories',
    occasions: 'Occasions',
    orderHelp: 'The lowest number is offered first.',
  },
  ar: {
    title: 'إضافة إلى الباقات',
    no: 'لا',
    also: 'نعم، ويُباع وحده أيضًا',
    alsoNote: 'يجده العملاء في المتجر كذلك.',
    only: 'نعم، مع باقة فقط',
    onlyNote: 'ليست له صفحة ولا يظهر في القوائم.',
    withHelp:
      'لا تحدد شيئًا لعرضه مع كل الباقات. والورود المخصصة للمناسبات الحساسة وحدها لا تُعرض معها إضافات.',
    categories: 'الأقسام',
    occasions: 'المناسبات',
    orderHelp: 'الرقم الأصغر يُعرض أولًا.',
  },
})
