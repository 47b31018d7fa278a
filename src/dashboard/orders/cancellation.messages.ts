import { defineMessages } from '#i18n/define-messages.ts'

/** Cancelling an order, or asking a super admin to do so. */
export const cancelText = defineMessages({
  en: {
    title: 'Cancel this order?',
    action: 'Cancel order',
    keep: 'Keep order',
    note: 'The stock and the time slot become available again. This cannot be undone.',
    noteRefund:
      'The stock and the time slot become available again, and the payment is refunded. This cannot be undone.',
    noteTerminal:
      'The stock and the time slot become available again. Then refund the card on the terminal, and mark it as refunded. This cannot be undone.',
    reason: 'Reason',
    reasonHelp: 'Shown in the timeline for staff. The customer does not see it.',
    enterReason: 'Enter a reason.',
    request: 'Request cancellation',
    requestTitle: 'Request cancellation?',
    requestNote:
      'The order is paid, so a super admin has to approve the cancellation and its refund. Until then nothing changes.',
    requestReasonHelp: 'Shown to staff. The customer does not see it.',
    sendRequest: 'Send request',
    requested: 'A super admin will review your request.',
    requestedElsewhere: 'Someone else has already requested it',
  },
  ar: {
    title: 'هل تريد إلغاء هذا الطلب؟',
    action: 'إلغاء الطلب',
    keep: 'الاحتفاظ بالطلب',
    note: 'ستعود الكمية وموعد التوصيل متاحين. لا يمكن التراجع عن ذلك.',
    noteRefund: 'ستعود الكمية وموعد التوصيل متاحين، ويُعاد المبلغ. لا يمكن التراجع عن ذلك.',
    noteTerminal:
      'ستعود الكمية وموعد التوصيل متاحين. بعدها أعد المبلغ إلى البطاقة من ماكينة الدفع، وأكّد الإعادة. لا يمكن التراجع عن ذلك.',
    reason: 'السبب',
    reasonHelp: 'يظهر لفريق العمل في سجل الطلب. لا يراه العميل.',
    enterReason: 'اكتب السبب.',
    request: 'طلب الإلغاء',
    requestTitle: 'هل تطلب إلغاء هذا الطلب؟',
    requestNote:
      'الطلب مدفوع، لذلك يجب أن يوافق المدير العام على الإلغاء وإعادة المبلغ. لن يتغير شيء حتى ذلك الوقت.',
    requestReasonHelp: 'يظهر لفريق العمل. لا يراه العميل.',
    sendRequest: 'إرسال طلب الإلغاء',
    requested: 'سيراجع المدير العام طلب الإلغاء.',
    requestedElsewhere: 'سبقك شخص آخر إلى طلب الإلغاء',
  },
})

/** An open request to cancel a paid order. */
export const cancellationText = defineMessages({
  en: {
    label: 'Cancellation requested: order {number}',
    requested: 'Cancellation requested',
    requestedFor: 'Cancellation requested: <order></order>',
    staff: 'staff',
    by: 'By <name></name>, {time}. Refund: {amount}.',
    byFor: 'By <name></name>, {time}. For <customer></customer>. Refund: {amount}.',
    outForDelivery:
      'The order is out for delivery. You can approve the request if the delivery fails.',
    approve: 'Approve',
    decline: 'Decline',
    superAdminDecides: 'A super admin will review it.',
    approveTitle: 'Cancel order {number}?',
    approveAction: 'Cancel and refund',
    approveNote:
      '{amount} will be refunded, and the customer gets an email. The stock and the time slot become available again. This cannot be undone.',
    back: 'Back',
    declineTitle: 'Decline the cancellation?',
    declineNote: 'The order stays as it is.',
    answer: 'Answer',
    answerHelp: 'Shown in the timeline for staff. The customer does not see it.',
    decidedElsewhere: 'Someone else has already decided',
  },
  ar: {
    label: 'مطلوب الإلغاء: الطلب {number}',
    requested: 'مطلوب إلغاء الطلب',
    requestedFor: 'مطلوب إلغاء الطلب: <order></order>',
    staff: 'فريق العمل',
    by: 'بواسطة <name></name>، {time}. المبلغ المسترد: {amount}.',
    byFor: 'بواسطة <name></name>، {time}. العميل: <customer></customer>. المبلغ المسترد: {amount}.',
    outForDelivery: 'الطلب خرج للتوصيل. يمكنك الموافقة على الإلغاء إذا تعذّر التوصيل.',
    approve: 'موافقة',
    decline: 'رفض',
    superAdminDecides: 'سيراجع المدير العام طلب الإلغاء.',
    approveTitle: 'هل تريد إلغاء الطلب {number}؟',
    approveAction: 'إلغاء الطلب وإعادة المبلغ',
    approveNote:
      'سيُعاد {amount}، ويصل إلى العميل بريد إلكتروني. ستعود الكمية وموعد التوصيل متاحين. لا يمكن التراجع عن ذلك.',
    back: 'رجوع',
    declineTitle: 'هل ترفض الإلغاء؟',
    declineNote: 'سيبقى الطلب كما هو.',
    answer: 'الرد',
    answerHelp: 'يظهر لفريق العمل في سجل الطلب. لا يراه العميل.',
    decidedElsewhere: 'سبقك شخص آخر إلى اتخاذ القرار',
  },
})
