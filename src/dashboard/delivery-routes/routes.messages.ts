import { defineMessages } from '#i18n/define-messages.ts'

export const routeText = defineMessages({
  en: {
    title: 'Routes',
    summary: '{day}, {window}: {stops, plural, one {# stop} other {# stops}}',
    summaryCash:
      '{day}, {window}: {stops, plural, one {# stop} other {# stops}}, {cash} to collect',
    day: 'Day',
    slot: 'Time slot',
    allDay: 'All day',
    slotOption: '{name}, {window}',
    print: 'Print route',
    none: 'No deliveries',
    noneNote: 'There are no orders to deliver at this time.',
    collect: 'Collect {cash}',
    separator: ', ',
  },
  ar: {
    title: 'خطوط السير',
    summary:
      '{day}، {window}: {stops, plural, zero {لا محطات} one {محطة واحدة} two {محطتان} few {# محطات} many {# محطة} other {# محطة}}',
    summaryCash:
      '{day}، {window}: {stops, plural, zero {لا محطات} one {محطة واحدة} two {محطتان} few {# محطات} many {# محطة} other {# محطة}}، مطلوب تحصيل {cash}',
    day: 'اليوم',
    slot: 'موعد التوصيل',
    allDay: 'طوال اليوم',
    slotOption: '{name}، {window}',
    print: 'طباعة خط السير',
    none: 'لا توجد توصيلات',
    noneNote: 'لا توجد طلبات للتوصيل في هذا الموعد.',
    collect: 'حصّل {cash}',
    separator: '، ',
  },
})
