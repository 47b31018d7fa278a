import { defineMessages } from '#i18n/define-messages.ts'

/** Moves of one order, on its page and on the board. */
export const moveText = defineMessages({
  en: {
    orderNotFound: 'Order not found',
    addressMissing: 'Address missing',
    enterAddress: 'Enter the address first.',
    enterAddressOf: 'Enter the address of order {number} first.',
    recipientErased: 'The recipient’s data was deleted',
    recipientErasedNote: 'Without a name and address, the order cannot go out again.',
    notSentOut: 'Not sent out',
    isForDay: 'It is for {day}.',
    notCancelled: 'Not cancelled',
    askSuperAdmin: 'The order is paid. Ask a super admin to cancel it.',
    movedElsewhere: 'Someone else has already moved this order',
    currentStatus: 'Current status: {status}. Nothing was changed.',
    currentStatusOf: 'Current status of order {number}: {status}. Nothing was changed.',
    undo: 'Undo',
    undoing: 'Undoing...',
    undone: '{count, plural, one {Undone} other {# undone}}',
    someNotUndone: '{count} of {all} not undone',
    emailedOrMoved: 'Their customers have been emailed, or someone else has moved them.',
    tooLate: 'Too late to undo',
    emailed: 'The customer has been emailed.',
    otherDayTitle: 'Send out order {number} today?',
    otherDayNote:
      'It is for {day}, not for today. The customer gets an email that the flowers are on their way.',
    sendAnyway: 'Send out anyway',
  },
  ar: {
    orderNotFound: 'الطلب غير موجود',
    addressMissing: 'العنوان ناقص',
    enterAddress: 'أدخل العنوان أولًا.',
    enterAddressOf: 'أدخل عنوان الطلب {number} أولًا.',
    recipientErased: 'حُذفت بيانات المستلم',
    recipientErasedNote: 'لا يمكن أن يخرج الطلب للتوصيل مرة أخرى بدون اسم وعنوان.',
    notSentOut: 'لم يخرج للتوصيل',
    isForDay: 'موعد هذا الطلب {day}.',
    notCancelled: 'لم يتم الإلغاء',
    askSuperAdmin: 'الطلب مدفوع. اطلب من المدير العام إلغاءه.',
    movedElsewhere: 'غيّر شخص آخر حالة هذا الطلب',
    currentStatus: 'الحالة الآن: {status}. لم يتغير شيء.',
    currentStatusOf: 'حالة الطلب {number} الآن: {status}. لم يتغير شيء.',
    undo: 'تراجع',
    undoing: 'جارٍ التراجع...',
    undone:
      '{count, plural, one {تم التراجع} two {تم التراجع عن طلبين} few {تم التراجع عن # طلبات} many {تم التراجع عن # طلبًا} other {تم التراجع عن # طلب}}',
    someNotUndone: 'لم يتم التراجع عن {count} من {all}',
    emailedOrMoved: 'وصل بريد إلكتروني إلى العملاء، أو غيّر شخص آخر حالة الطلبات.',
    tooLate: 'فات وقت التراجع',
    emailed: 'وصل بريد إلكتروني إلى العميل.',
    otherDayTitle: 'هل يخرج الطلب {number} للتوصيل اليوم؟',
    otherDayNote:
      'موعد هذا الطلب {day}، وليس اليوم. سيصل إلى العميل بريد إلكتروني بأن الورد في الطريق.',
    sendAnyway: 'خرج للتوصيل',
  },
})

/** Moves of several orders at once. */
export const bulkMoveText = defineMessages({
  en: {
    preparing: '{count, plural, one {Start preparing 1 order?} other {Start preparing # orders?}}',
    out_for_delivery: '{count, plural, one {Send out 1 order?} other {Send out # orders?}}',
    delivered:
      '{count, plural, one {Mark 1 order as delivered?} other {Mark # orders as delivered?}}',
    delivery_failed:
      '{count, plural, one {Mark 1 order as failed?} other {Mark # orders as failed?}}',
    onDay: '{day}: {count, plural, one {1 order} other {# orders}}',
    onToday: '{day} (today): {count, plural, one {1 order} other {# orders}}',
    onTomorrow: '{day} (tomorrow): {count, plural, one {1 order} other {# orders}}',
    onOtherDay: '{day} (not today): {count, plural, one {1 order} other {# orders}}',
    onOtherTomorrow: '{day} (tomorrow, not today): {count, plural, one {1 order} other {# orders}}',
    noEmails: 'No emails are sent.',
    emails: '{count, plural, one {1 customer gets an email.} other {# customers get an email.}}',
    cash: '{amount} in cash counts as collected.',
    undoHint: 'You can undo this for a few seconds.',
    movedTo: '{count, plural, one {1 order} other {# orders}}: {status}',
    someNotMoved: 'Some orders were not moved',
    moved: 'Moved to {status}',
    notFound: 'Not found',
    addressMissing: 'Not moved: address missing',
    recipientErased: 'Not moved: the recipient’s data was deleted',
    otherDay: 'Not sent out: for {day}',
    paid: 'Not cancelled: the order is paid',
    failed: 'Not moved: error while saving',
    notPossible: 'Not moved: not possible from {status}',
    movedElsewhere: 'Someone else has already moved it to {status}',
    clearSelection: 'Clear selection',
    release: 'Release',
    releaseTitle: '{count, plural, one {Release this order?} other {Release # orders?}}',
    releaseNote:
      '{count, plural, one {The order is cancelled. The stock and the time slot become available again. The customer gets no email.} other {The orders are cancelled. The stock and the time slots become available again. The customers get no email.}}',
    someNotReleased: 'Some orders were not released',
  },
  ar: {
    preparing:
      '{count, plural, one {هل تبدأ تجهيز طلب واحد؟} two {هل تبدأ تجهيز طلبين؟} few {هل تبدأ تجهيز # طلبات؟} many {هل تبدأ تجهيز # طلبًا؟} other {هل تبدأ تجهيز # طلب؟}}',
    out_for_delivery:
      '{count, plural, one {هل خرج طلب واحد للتوصيل؟} two {هل خرج طلبان للتوصيل؟} few {هل خرجت # طلبات للتوصيل؟} many {هل خرج # طلبًا للتوصيل؟} other {هل خرج # طلب للتوصيل؟}}',
    delivered:
      '{count, plural, one {هل تم توصيل طلب واحد؟} two {هل تم توصيل طلبين؟} few {هل تم توصيل # طلبات؟} many {هل تم توصيل # طلبًا؟} other {هل تم توصيل # طلب؟}}',
    delivery_failed:
      '{count, plural, one {هل تعذّر توصيل طلب واحد؟} two {هل تعذّر توصيل طلبين؟} few {هل تعذّر توصيل # طلبات؟} many {هل تعذّر توصيل # طلبًا؟} other {هل تعذّر توصيل # طلب؟}}',
    onDay:
      '{day}: {count, plural, one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
    onToday:
      '{day} (اليوم): {count, plural, one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
    onTomorrow:
      '{day} (غدًا): {count, plural, one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
    onOtherDay:
      '{day} (ليس اليوم): {count, plural, one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
    onOtherTomorrow:
      '{day} (غدًا، وليس اليوم): {count, plural, one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
    noEmails: 'لن يُرسل أي بريد إلكتروني.',
    emails:
      '{count, plural, one {سيصل بريد إلكتروني إلى عميل واحد.} two {سيصل بريد إلكتروني إلى عميلين.} few {سيصل بريد إلكتروني إلى # عملاء.} many {سيصل بريد إلكتروني إلى # عميلًا.} other {سيصل بريد إلكتروني إلى # عميل.}}',
    cash: 'سيُسجَّل تحصيل {amount} نقدًا.',
    undoHint: 'يمكنك التراجع خلال ثوانٍ قليلة.',
    movedTo:
      '{count, plural, one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}: {status}',
    someNotMoved: 'لم تتغير حالة بعض الطلبات',
    moved: 'الحالة الآن: {status}',
    notFound: 'غير موجود',
    addressMissing: 'لم تتغير الحالة: العنوان ناقص',
    recipientErased: 'لم تتغير الحالة: حُذفت بيانات المستلم',
    otherDay: 'لم يخرج للتوصيل: موعده {day}',
    paid: 'لم يتم الإلغاء: الطلب مدفوع',
    failed: 'لم تتغير الحالة: حدث خطأ أثناء الحفظ',
    notPossible: 'لم تتغير الحالة: غير ممكن من «{status}»',
    movedElsewhere: 'غيّر شخص آخر الحالة إلى «{status}»',
    clearSelection: 'إلغاء التحديد',
    release: 'إلغاء الحجز',
    releaseTitle:
      '{count, plural, one {هل تلغي حجز هذا الطلب؟} two {هل تلغي حجز طلبين؟} few {هل تلغي حجز # طلبات؟} many {هل تلغي حجز # طلبًا؟} other {هل تلغي حجز # طلب؟}}',
    releaseNote:
      '{count, plural, one {سيُلغى الطلب. ستعود الكمية وموعد التوصيل متاحين. لن يصل إلى العميل أي بريد إلكتروني.} two {سيُلغى الطلبان. ستعود الكميات ومواعيد التوصيل متاحة. لن يصل إلى العملاء أي بريد إلكتروني.} few {ستُلغى الطلبات. ستعود الكميات ومواعيد التوصيل متاحة. لن يصل إلى العملاء أي بريد إلكتروني.} many {ستُلغى الطلبات. ستعود الكميات ومواعيد التوصيل متاحة. لن يصل إلى العملاء أي بريد إلكتروني.} other {ستُلغى الطلبات. ستعود الكميات ومواعيد التوصيل متاحة. لن يصل إلى العملاء أي بريد إلكتروني.}}',
    someNotReleased: 'لم يُلغَ حجز بعض الطلبات',
  },
})

/** Corrections of the result of a delivery. */
export const correctionText = defineMessages({
  en: {
    open: 'Correct status',
    title: 'Correct the status?',
    status: 'Correct status',
    chooseStatus: 'Choose a status.',
    reason: 'Reason',
    enterReason: 'Enter a reason.',
    reasonHelp: 'Shown in the timeline and the audit log. The customer does not see it.',
    submit: 'Correct status',
    arrived: 'The customer gets an email that the flowers have arrived.',
    arrivedCash:
      '{amount} in cash counts as collected. The customer gets an email that the flowers have arrived.',
    notArrived:
      'The customer may have been emailed that the flowers have arrived, and gets no email about the correction.',
    notArrivedCash:
      '{amount} in cash no longer counts as collected. The customer may have been emailed that the flowers have arrived, and gets no email about the correction.',
  },
  ar: {
    open: 'تصحيح الحالة',
    title: 'هل تريد تصحيح الحالة؟',
    status: 'الحالة الصحيحة',
    chooseStatus: 'اختر الحالة.',
    reason: 'السبب',
    enterReason: 'اكتب السبب.',
    reasonHelp: 'يظهر في سجل الطلب وسجل التغييرات. لا يراه العميل.',
    submit: 'تصحيح الحالة',
    arrived: 'سيصل إلى العميل بريد إلكتروني بأن الورد وصل.',
    arrivedCash: 'سيُسجَّل تحصيل {amount} نقدًا. سيصل إلى العميل بريد إلكتروني بأن الورد وصل.',
    notArrived: 'ربما وصل إلى العميل بريد إلكتروني بأن الورد وصل، ولن يصله بريد عن التصحيح.',
    notArrivedCash:
      'سيُلغى تسجيل تحصيل {amount} نقدًا. ربما وصل إلى العميل بريد إلكتروني بأن الورد وصل، ولن يصله بريد عن التصحيح.',
  },
})
