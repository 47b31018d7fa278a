import { defineMessages } from '#i18n/define-messages.ts'

export const makeListText = defineMessages({
  en: {
    title: 'Make list',
    summary:
      '{day}, {window}: {pieces, plural, one {# bouquet} other {# bouquets}} for {orders, plural, one {# order} other {# orders}}',
    stems: '{count, plural, one {# stem} other {# stems}}',
    withoutStems:
      'Excludes {count, plural, one {# bouquet} other {# bouquets}} with no stem count.',
    stemTotals: 'Stems by flower',
    withoutRecipe: 'Excludes {count, plural, one {# bouquet} other {# bouquets}} without a recipe.',
    purchaseList: 'Purchase list',
    day: 'Day',
    slot: 'Time slot',
    allDay: 'All day',
    slotOption: '{name}, {window}',
    print: 'Print make list',
    none: 'Nothing to make',
    noneNote: 'Confirmed orders appear here until they leave the workshop.',
    addOns: 'Add-ons',
    insteadOf: 'Instead of {name}',
    noMessage: 'No message',
    separator: ', ',
  },
  ar: {
    title: 'قائمة التجهيز',
    summary:
      '{day}، {window}: {pieces, plural, zero {لا باقات} one {باقة واحدة} two {باقتان} few {# باقات} many {# باقة} other {# باقة}} {orders, plural, zero {بلا طلبات} one {لطلب واحد} two {لطلبين} few {لـ # طلبات} many {لـ # طلبًا} other {لـ # طلب}}',
    stems:
      '{count, plural, zero {بلا سيقان} one {ساق واحدة} two {ساقان} few {# سيقان} many {# ساقًا} other {# ساق}}',
    withoutStems:
      'لا تشمل {count, plural, zero {أي باقة} one {باقة واحدة} two {باقتين} few {# باقات} many {# باقة} other {# باقة}} بلا عدد سيقان.',
    stemTotals: 'السيقان حسب الزهرة',
    withoutRecipe:
      'لا تشمل {count, plural, zero {أي باقة} one {باقة واحدة} two {باقتين} few {# باقات} many {# باقة} other {# باقة}} بلا مكوّنات محددة.',
    purchaseList: 'قائمة الشراء',
    day: 'اليوم',
    slot: 'موعد التوصيل',
    allDay: 'طوال اليوم',
    slotOption: '{name}، {window}',
    print: 'طباعة قائمة التجهيز',
    none: 'لا يوجد ما يُجهَّز',
    noneNote: 'تظهر الطلبات المؤكدة هنا حتى تخرج من الورشة.',
    addOns: 'الإضافات',
    insteadOf: 'بدلًا من {name}',
    noMessage: 'لا توجد رسالة',
    separator: '، ',
  },
})
