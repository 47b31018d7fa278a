import { defineMessages } from '#i18n/define-messages.ts'

export const occasionsText = defineMessages({
  en: {
    title: 'Occasions',
    lead: 'Flowers chosen for the day, by the people who arrange them.',
    description: 'Flowers for birthdays, feasts and quiet days, delivered across {area}.',
    breadcrumb: 'Breadcrumb',
    all: 'All occasions',
    none: 'No occasions to show.',
    seeAll: 'See all flowers',
    on: '{day} {year}',
    expected: 'Expected {day} {year}',
    flowersFor: 'Flowers for this occasion',
    empty: 'No flowers for this occasion today.',
    forOccasion: 'Flowers for {name}, delivered across {area} in the time slot you choose.',
  },
  ar: {
    title: 'المناسبات',
    lead: 'ورد اختاره لكل يوم من ينسّقونه بأيديهم.',
    description: 'ورد لأعياد الميلاد والأعياد والأيام الهادئة، يصلك في {area}.',
    breadcrumb: 'مسار التصفح',
    all: 'كل المناسبات',
    none: 'لا توجد مناسبات لعرضها.',
    seeAll: 'شاهد كل الورود',
    on: '{day} {year}',
    expected: 'المتوقع {day} {year}',
    flowersFor: 'ورود هذه المناسبة',
    empty: 'لا توجد ورود لهذه المناسبة اليوم.',
    forOccasion: 'ورود لمناسبة {name}، تصلك في {area} في الموعد الذي تختاره.',
  },
})
