import { defineMessages } from '#i18n/define-messages.ts'

/** The fields of a time slot and their values. Of its own, because the audit log shows them too. */
export const slotText = defineMessages({
  en: {
    name: 'Name',
    nameAr: 'Arabic name',
    startMinute: 'From',
    endMinute: 'To',
    cutoffDays: 'Days between cut-off and delivery',
    cutoffMinute: 'Time of the cut-off',
    capacity: 'Deliveries per day',
    weekdays: 'Weekdays',
    enabled: 'Availability',
    available: 'Available',
    notAvailable: 'Not available',
    cutoffSameDay: '{time} the same day',
    cutoffDayBefore: '{time} the day before',
    cutoffDaysBefore: '{time} {days} days before',
    everyDay: 'Every day',
    weekdayNames: 'Mon Tue Wed Thu Fri Sat Sun',
    separator: ', ',
  },
  ar: {
    name: 'الاسم بالإنجليزية',
    nameAr: 'الاسم بالعربية',
    startMinute: 'من',
    endMinute: 'إلى',
    cutoffDays: 'عدد الأيام بين آخر موعد للطلب والتوصيل',
    cutoffMinute: 'ساعة آخر موعد للطلب',
    capacity: 'عدد التوصيلات في اليوم',
    weekdays: 'أيام الأسبوع',
    enabled: 'الإتاحة',
    available: 'متاح',
    notAvailable: 'غير متاح',
    cutoffSameDay: '{time} في اليوم نفسه',
    cutoffDayBefore: '{time} في اليوم السابق',
    cutoffDaysBefore:
      '{time} قبل {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من التوصيل',
    everyDay: 'كل يوم',
    weekdayNames: 'الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد',
    separator: '، ',
  },
})
