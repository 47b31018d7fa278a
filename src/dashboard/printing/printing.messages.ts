import { defineMessages } from '#i18n/define-messages.ts'

/** The dialog that prints many orders at once. */
export const printingText = defineMessages({
  en: {
    title: 'Print {count, plural, one {# order} other {# orders}}',
    inOrderOfWork: 'One PDF each, sorted by time slot, area and order number.',
    print: 'Print',
    slot: 'Time slot',
    allDay: 'All day',
    close: 'Close',
    cards: '{count, plural, one {# card} other {# cards}}',
    'work-orders': '{count, plural, one {# work order} other {# work orders}}',
    labels: '{count, plural, one {# label} other {# labels}}',
    label: 'Print label',
    'too-long-to-print':
      '{count, plural, one {# message has too many lines for a printed card. Write it by hand.} other {# messages have too many lines for a printed card. Write them by hand.}}',
    unprintable:
      '{count, plural, one {# card lacks characters that cannot be printed. Check it.} other {# cards lack characters that cannot be printed. Check them.}}',
    'nothing-to-print':
      '{count, plural, one {# order has no message card.} other {# orders have no message card.}}',
    'recipient-erased':
      '{count, plural, one {# order is left out: the recipient’s data was deleted.} other {# orders are left out: the data of their recipients was deleted.}}',
    'not-to-deliver':
      '{count, plural, one {# order is left out: not confirmed yet, or cancelled.} other {# orders are left out: not confirmed yet, or cancelled.}}',
  },
  ar: {
    title:
      'طباعة {count, plural, zero {لا طلبات} one {طلب واحد} two {طلبين} few {# طلبات} many {# طلبًا} other {# طلب}}',
    inOrderOfWork: 'ملف PDF لكل نوع، مرتب حسب موعد التوصيل ثم المنطقة ثم رقم الطلب.',
    print: 'طباعة',
    slot: 'موعد التوصيل',
    allDay: 'طوال اليوم',
    close: 'إغلاق',
    cards:
      '{count, plural, zero {لا كروت} one {كارت واحد} two {كارتان} few {# كروت} many {# كارتًا} other {# كارت}}',
    'work-orders':
      '{count, plural, zero {لا أوامر تجهيز} one {أمر تجهيز واحد} two {أمرا تجهيز} few {# أوامر تجهيز} many {# أمر تجهيز} other {# أمر تجهيز}}',
    labels:
      '{count, plural, zero {لا ملصقات} one {ملصق واحد} two {ملصقان} few {# ملصقات} many {# ملصقًا} other {# ملصق}}',
    label: 'طباعة الملصق',
    'too-long-to-print':
      '{count, plural, zero {لا رسائل طويلة} one {رسالة واحدة أطول من أن تُطبع على الكارت. اكتبها بخط اليد.} two {رسالتان أطول من أن تُطبعا على الكارت. اكتبهما بخط اليد.} few {# رسائل أطول من أن تُطبع على الكارت. اكتبها بخط اليد.} many {# رسالة أطول من أن تُطبع على الكارت. اكتبها بخط اليد.} other {# رسالة أطول من أن تُطبع على الكارت. اكتبها بخط اليد.}}',
    unprintable:
      '{count, plural, zero {كل الحروف قابلة للطباعة.} one {في كارت واحد رموز لا يمكن طباعتها. راجعه.} two {في كارتين رموز لا يمكن طباعتها. راجعهما.} few {في # كروت رموز لا يمكن طباعتها. راجعها.} many {في # كارتًا رموز لا يمكن طباعتها. راجعها.} other {في # كارت رموز لا يمكن طباعتها. راجعها.}}',
    'nothing-to-print':
      '{count, plural, zero {لكل طلب كارت.} one {لا يوجد كارت لطلب واحد.} two {لا يوجد كارت لطلبين.} few {لا يوجد كارت لـ # طلبات.} many {لا يوجد كارت لـ # طلبًا.} other {لا يوجد كارت لـ # طلب.}}',
    'recipient-erased':
      '{count, plural, zero {لم يُستبعد أي طلب.} one {استُبعد طلب واحد لأن بيانات المستلم حُذفت.} two {استُبعد طلبان لأن بيانات المستلم حُذفت.} few {استُبعدت # طلبات لأن بيانات المستلم حُذفت.} many {استُبعد # طلبًا لأن بيانات المستلم حُذفت.} other {استُبعد # طلب لأن بيانات المستلم حُذفت.}}',
    'not-to-deliver':
      '{count, plural, zero {لم يُستبعد أي طلب.} one {استُبعد طلب واحد لأنه غير مؤكد أو ملغي.} two {استُبعد طلبان لأنهما غير مؤكدين أو ملغيان.} few {استُبعدت # طلبات لأنها غير مؤكدة أو ملغاة.} many {استُبعد # طلبًا لأنها غير مؤكدة أو ملغاة.} other {استُبعد # طلب لأنها غير مؤكدة أو ملغاة.}}',
  },
})
