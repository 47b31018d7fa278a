import { defineMessages } from '#i18n/define-messages.ts'

export const newOrdersText = defineMessages({
  en: {
    arrived: '{count, plural, one {1 new order} other {# new orders}}',
    arrivedMany: '{count}+ new orders',
    view: 'View',
    unseen: ' new',
    notices: 'Show new orders on every page',
    noticesHelp: 'A message, and the number in the menu.',
    clickForSound: 'Click for sound',
    soundOn: 'Sound is on',
    soundOff: 'Sound is off',
  },
  ar: {
    arrived:
      '{count, plural, one {طلب جديد} two {طلبان جديدان} few {# طلبات جديدة} many {# طلبًا جديدًا} other {# طلب جديد}}',
    arrivedMany: 'أكثر من {count} من الطلبات الجديدة',
    view: 'عرض',
    unseen: ' جديدة',
    notices: 'إظهار الطلبات الجديدة في كل الصفحات',
    noticesHelp: 'رسالة، والعدد في القائمة.',
    clickForSound: 'اضغط لتشغيل الصوت',
    soundOn: 'الصوت مفعّل',
    soundOff: 'الصوت متوقف',
  },
})
