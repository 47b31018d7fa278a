import { defineMessages } from '#i18n/define-messages.ts'

/** The pause of new orders, and the capacity of a day. */
export const workloadText = defineMessages({
  en: {
    pause: 'Pause new orders',
    pauseTitle: 'Pause new orders?',
    pauseNote:
      'Every page tells customers that you are not taking new orders. Existing orders stay, and staff can still add orders.',
    howLong: 'How long',
    open: 'Until I resume',
    oneHour: '1 hour',
    twoHours: '2 hours',
    fourHours: '4 hours',
    day: 'Rest of the day',
    confirm: 'Pause',
    paused: 'New orders are paused.',
    pausedUntil: 'New orders are paused until {moment}.',
    stillPossible: 'Staff can still add orders.',
    resume: 'Resume orders',
    slots: 'Capacity',
    taken: '{booked} of {capacity}',
    full: 'full',
    usually: 'usually {usual}',
    change: 'Change capacity:',
    capacityOf: 'Capacity of {slot} on this day',
    reset: 'Use {usual}',
  },
  ar: {
    pause: 'إيقاف الطلبات الجديدة',
    pauseTitle: 'هل تريد إيقاف الطلبات الجديدة؟',
    pauseNote:
      'يقرأ العملاء في كل صفحة أنك لا تستقبل طلبات جديدة. تبقى الطلبات المسجلة كما هي، ويمكن لفريق العمل إضافة طلبات.',
    howLong: 'المدة',
    open: 'حتى أستأنفها',
    oneHour: 'ساعة واحدة',
    twoHours: 'ساعتان',
    fourHours: '4 ساعات',
    day: 'بقية اليوم',
    confirm: 'إيقاف',
    paused: 'الطلبات الجديدة متوقفة.',
    pausedUntil: 'الطلبات الجديدة متوقفة حتى {moment}.',
    stillPossible: 'يمكن لفريق العمل إضافة طلبات.',
    resume: 'استئناف الطلبات',
    slots: 'السعة',
    taken: '{booked} من {capacity}',
    full: 'ممتلئ',
    usually: 'المعتاد {usual}',
    change: 'تغيير السعة:',
    capacityOf: 'سعة {slot} في هذا اليوم',
    reset: 'العودة إلى {usual}',
  },
})

/** Why pause or capacity was not changed, by refusal. */
export const workloadRefusalText = defineMessages({
  en: {
    'until-invalid': 'This time has passed. Choose another one.',
    'capacity-invalid': 'Enter a whole number from 0 to 1,000.',
    'day-invalid': 'This day has passed.',
    'slot-not-found': 'This time slot no longer exists.',
  },
  ar: {
    'until-invalid': 'فات هذا الوقت. اختر وقتًا آخر.',
    'capacity-invalid': 'اكتب عددًا صحيحًا من 0 إلى 1,000.',
    'day-invalid': 'انتهى هذا اليوم.',
    'slot-not-found': 'لم يعد هذا الموعد موجودًا.',
  },
})
