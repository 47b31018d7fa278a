import { defineMessages } from '#i18n/define-messages.ts'

/** The payments of an order, with their refunds. */
export const paymentAttemptText = defineMessages({
  en: {
    opening: 'starting',
    open: 'not paid yet',
    failed: 'declined',
    paid: 'paid',
    attempt: '{method}: {state}',
    transaction: 'Transaction {id}',
    receipt: 'Receipt {receipt}',
    summary: '{method}, {state}',
    summaryReceived: '{method}, {state}<soft>, {received} received</soft>',
    summaryRefunded: '{method}, {state}<soft>, {received} received, {refunded} refunded</soft>',
    freeReplacement: 'free replacement',
    notCharged: 'not charged',
    retry: 'Retry now',
    refundPending: 'Refund pending',
    refundNotSent: 'Refund not sent',
    voided: 'Payment voided',
    refundDone: 'Refunded',
    notRefunded: 'Not refunded',
    refundSentAlready: 'The refund is already being sent, or is done.',
    refundAtTerminal: 'Refund it on the card terminal',
    markRefunded: 'Mark as refunded',
    refundRecorded: 'Someone else has already recorded this refund.',
  },
  ar: {
    opening: 'قيد البدء',
    open: 'لم يُدفع بعد',
    failed: 'مرفوض',
    paid: 'مدفوع',
    attempt: '{method}: {state}',
    transaction: 'العملية رقم {id}',
    receipt: 'إيصال {receipt}',
    summary: '{method}، {state}',
    summaryReceived: '{method}، {state}<soft>، استُلم {received}</soft>',
    summaryRefunded: '{method}، {state}<soft>، استُلم {received}، أُعيد {refunded}</soft>',
    freeReplacement: 'بديل مجاني',
    notCharged: 'لم يُحصّل شيء',
    retry: 'إعادة المحاولة الآن',
    refundPending: 'إعادة المبلغ قيد التنفيذ',
    refundNotSent: 'لم يُرسل المبلغ',
    voided: 'أُلغيت عملية الدفع',
    refundDone: 'تم استرداد المبلغ',
    notRefunded: 'لم تتم إعادة المبلغ',
    refundSentAlready: 'المبلغ قيد الإرسال، أو تمت إعادته.',
    refundAtTerminal: 'أعد المبلغ من ماكينة الدفع',
    markRefunded: 'تمت الإعادة',
    refundRecorded: 'سجّل شخص آخر إعادة هذا المبلغ من قبل.',
  },
})

/** The amount that an edit added to a paid order. */
export const dueText = defineMessages({
  en: {
    due: '{amount} is still to pay: online, or in cash to the driver.',
    dueOnline: '{amount} is still to pay online.',
    collected: '{amount} collected in cash with the delivery.',
    linkMessage: 'Pay for the change to your order here: {link}',
  },
  ar: {
    due: 'متبقٍّ {amount}، تُدفع إلكترونيًا أو نقدًا للمندوب.',
    dueOnline: 'متبقٍّ {amount}، تُدفع إلكترونيًا.',
    collected: 'حُصّل {amount} نقدًا عند التسليم.',
    linkMessage: 'ادفع تكلفة تعديل طلبك من هنا: {link}',
  },
})

/** A payment on the card terminal of the shop. */
export const terminalText = defineMessages({
  en: {
    open: 'Record card terminal payment',
    title: 'Record a card terminal payment?',
    description: 'Charge {amount} on the terminal first. The order then counts as paid.',
    receipt: 'Receipt number',
    submit: 'Record {amount}',
    notRecorded: 'Payment not recorded',
    'nothing-to-pay':
      'The order is already paid, or has ended. Refund the card on the terminal if you charged it.',
    'price-changed': 'The amount to pay is now {total}. Refund the card if you charged it.',
    'payment-undecided': 'The customer is paying online at the moment. Try again in a few minutes.',
    'amount-undecided': 'A payment has a different amount. Accept or refund it first.',
    'order-not-found': 'Order not found',
  },
  ar: {
    open: 'تسجيل دفع بماكينة البطاقات',
    title: 'هل تسجّل دفعة بماكينة البطاقات؟',
    description: 'اخصم {amount} من البطاقة على الماكينة أولًا. بعدها يُعد الطلب مدفوعًا.',
    receipt: 'رقم الإيصال',
    submit: 'تسجيل {amount}',
    notRecorded: 'لم تُسجَّل الدفعة',
    'nothing-to-pay': 'الطلب مدفوع من قبل أو انتهى. إذا خصمت من البطاقة، فأعد المبلغ من الماكينة.',
    'price-changed': 'المبلغ المطلوب الآن {total}. إذا خصمت من البطاقة، فأعد المبلغ.',
    'payment-undecided': 'العميل يدفع إلكترونيًا الآن. حاول مرة أخرى بعد بضع دقائق.',
    'amount-undecided': 'توجد دفعة بمبلغ مختلف. اقبلها أو أعدها أولًا.',
    'order-not-found': 'الطلب غير موجود',
  },
})

/** The refund of a payment. */
export const refundText = defineMessages({
  en: {
    open: 'Refund',
    title: 'Refund this payment?',
    description:
      'You can refund up to {left}. The refund is sent right away and cannot be undone. The customer gets an email.',
    descriptionTerminal:
      'You can refund up to {left}. Refund the card on the terminal, then mark it as refunded on this page. The customer then gets an email.',
    amount: 'Amount in pounds',
    reason: 'Reason',
    reasonHelp: 'For your records. The customer does not see it.',
    submit: 'Refund',
    submitAmount: 'Refund {amount}',
    notRefunded: 'Not refunded',
    wholePounds: 'Enter whole pounds, without commas.',
    upTo: 'You can refund up to {left}.',
    enterReason: 'Enter a reason.',
    paymentNotFound: 'Payment not found.',
    items: 'Items to leave out',
    item: '{quantity} × {name}',
    itemsHelp:
      'Their stock returns, and the workshop leaves them out. Tick none to refund money only.',
    itemsChanged:
      'An item is refunded already, or the order has left the workshop. Reload the page.',
    decideFirst: 'Accept or refund the payment first.',
    left: '{left} can be refunded.',
    refundedElsewhere: 'Someone else has already made a refund: {left} can be refunded.',
  },
  ar: {
    open: 'إعادة المبلغ',
    title: 'هل تعيد مبلغ هذه الدفعة؟',
    description:
      'يمكنك إعادة {left} بحد أقصى. يُرسل المبلغ فورًا، ولا يمكن التراجع عن ذلك. سيصل إلى العميل بريد إلكتروني.',
    descriptionTerminal:
      'يمكنك إعادة {left} بحد أقصى. أعد المبلغ إلى البطاقة من ماكينة الدفع، ثم أكّد الإعادة في هذه الصفحة. عندها يصل إلى العميل بريد إلكتروني.',
    amount: 'المبلغ بالجنيه',
    reason: 'السبب',
    reasonHelp: 'لسجلاتكم فقط. لا يراه العميل.',
    submit: 'إعادة المبلغ',
    submitAmount: 'إعادة {amount}',
    notRefunded: 'لم تتم إعادة المبلغ',
    wholePounds: 'أدخل جنيهات صحيحة بلا فواصل.',
    upTo: 'يمكنك إعادة {left} بحد أقصى.',
    enterReason: 'اكتب السبب.',
    paymentNotFound: 'عملية الدفع غير موجودة.',
    items: 'منتجات لن تُجهَّز',
    item: '{quantity} × {name}',
    itemsHelp: 'تعود كمياتها إلى المخزون ولا تُجهَّز. لا تحدد شيئًا لرد المبلغ فقط.',
    itemsChanged: 'تم رد قيمة أحد المنتجات من قبل، أو خرج الطلب من الورشة. حدّث الصفحة.',
    decideFirst: 'اقبل الدفعة أو أعد مبلغها أولًا.',
    left: 'المتاح للإعادة: {left}.',
    refundedElsewhere: 'أعاد شخص آخر مبلغًا من قبل. المتاح للإعادة الآن: {left}.',
  },
})

/** A payment whose amount differs from the total of its order. */
export const differenceText = defineMessages({
  en: {
    differedAccepted: 'Amount differed ({expected} expected), accepted',
    differedRefunded: 'Amount differed ({expected} expected), refunded',
    title: 'Paid, amount differs',
    received: '{amount} received, {expected} expected',
    receivedMore: '{amount} received, but with extra piastres or by another payment method',
    accept: 'Accept',
    refund: 'Refund',
    acceptTitle: 'Accept this payment?',
    acceptAction: 'Accept payment',
    acceptNote:
      'The order is confirmed as paid in full. If it can no longer be confirmed, the payment is refunded.',
    refundTitle: 'Refund this payment?',
    refundAction: 'Refund {amount}',
    refundNote: 'The customer gets the money back and can pay again while the order waits.',
    decidedElsewhere: 'Someone else has already decided this.',
  },
  ar: {
    differedAccepted: 'اختلف المبلغ (المتوقع {expected})، وتم قبوله',
    differedRefunded: 'اختلف المبلغ (المتوقع {expected})، وتمت إعادته',
    title: 'مدفوع بمبلغ مختلف',
    received: 'استُلم {amount}، والمتوقع {expected}',
    receivedMore: 'استُلم {amount}، لكن مع بعض القروش الإضافية أو بطريقة دفع أخرى',
    accept: 'قبول',
    refund: 'إعادة المبلغ',
    acceptTitle: 'هل تقبل هذه الدفعة؟',
    acceptAction: 'قبول الدفعة',
    acceptNote: 'سيُؤكد الطلب كأنه مدفوع بالكامل. إذا لم يعد تأكيده ممكنًا، فسيُعاد المبلغ.',
    refundTitle: 'هل تعيد مبلغ هذه الدفعة؟',
    refundAction: 'إعادة {amount}',
    refundNote: 'سيعود المبلغ إلى العميل، ويمكنه الدفع مرة أخرى ما دام الطلب في الانتظار.',
    decidedElsewhere: 'سبقك شخص آخر إلى اتخاذ القرار.',
  },
})
