import { defineMessages } from '#i18n/define-messages.ts'

/** The state of the reports on the device. */
export const noticeText = defineMessages({
  en: {
    offline: 'No connection. Your reports are saved on this phone.',
    waiting: '{count, plural, one {1 report is} other {# reports are}} not sent yet.',
    sendNow: 'Send now',
    notStored:
      'This browser cannot save reports. Keep this page open until they are sent, and leave private mode.',
    undo: 'Undo',
    reported: '{outcome}: {name}',
    conflict: 'Order {number}, {name}: not recorded',
    'not-your-stop': 'It is no longer on your run. Staff rescheduled or reassigned it.',
    'order-moved-on': 'It was already recorded as “{status}” at {time}.',
    'cash-missing': 'The whole {amount} must be collected. Report this stop again.',
    understood: 'OK',
  },
  ar: {
    offline: 'لا يوجد اتصال. تقاريرك محفوظة على هذا الهاتف.',
    waiting:
      '{count, plural, zero {لا تقارير لم تُرسل بعد.} one {تقرير واحد لم يُرسل بعد.} two {تقريران لم يُرسلا بعد.} few {# تقارير لم تُرسل بعد.} many {# تقريرًا لم يُرسل بعد.} other {# تقرير لم يُرسل بعد.}}',
    sendNow: 'إرسال الآن',
    notStored:
      'لا يستطيع هذا المتصفح حفظ التقارير. أبقِ الصفحة مفتوحة حتى تُرسل، واخرج من وضع التصفح الخاص.',
    undo: 'تراجع',
    reported: '{outcome}: {name}',
    conflict: 'الطلب {number}، {name}: لم يُسجّل',
    'not-your-stop': 'لم يعد في جولتك. غيّر فريق العمل موعده أو أسنده إلى مندوب آخر.',
    'order-moved-on': 'سُجّل من قبل بحالة «{status}» الساعة {time}.',
    'cash-missing': 'يجب تحصيل {amount} كاملة. سجّل هذه المحطة مرة أخرى.',
    understood: 'حسنًا',
  },
})
