import { defineMessages } from '#i18n/define-messages.ts'

/** Add-ons on the product page and in the cart. */
export const addOnsText = defineMessages({
  en: {
    title: 'Add something',
    add: 'Add<hidden> {name}</hidden>',
    added: 'Added<hidden>: {name}</hidden>',
    more: 'Show {count} more',
    withBouquet: 'Added with the bouquet: {price}',
  },
  ar: {
    title: 'أضف لمسة',
    add: 'إضافة<hidden> {name}</hidden>',
    added: 'تمت الإضافة<hidden>: {name}</hidden>',
    more: 'عرض المزيد ({count})',
    withBouquet: 'تُضاف مع الباقة: {price}',
  },
})
