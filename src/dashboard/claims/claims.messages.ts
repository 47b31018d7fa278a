import { defineMessages } from '#i18n/define-messages.ts'

/** The state of a claim. */
export const claimStateText = defineMessages({
  en: { open: 'Open', replacement: 'Replaced', refund: 'Refunded', message: 'Answered' },
  ar: {
    open: 'مفتوحة',
    replacement: 'تم الاستبدال',
    refund: 'تم استرداد المبلغ',
    message: 'تم الرد',
  },
})

/** The list of claims. */
export const claimsText = defineMessages({
  en: {
    title: 'Claims',
    intro: 'Customers report flowers that wilted within the guarantee. Answer within one day.',
    byState: 'Claims by state',
    open: 'Open',
    answered: 'Answered',
    photo: 'Photo',
    order: 'Order',
    claim: 'Claim',
    delivery: 'Delivery',
    received: 'Received',
    answer: 'Answer',
    from: 'from <name></name>',
    noOpen: 'No open claims.',
    noOpenNote:
      'When a customer reports wilted flowers on the order page, the claim appears here with the photos.',
    showAnswered: 'Show answered claims',
    noAnswered: 'No answered claims yet.',
    showOpen: 'Show open claims',
  },
  ar: {
    title: 'الشكاوى',
    intro: 'يبلغ العملاء عن ورد ذبل خلال مدة الضمان. رُدّ عليهم خلال يوم واحد.',
    byState: 'الشكاوى حسب الحالة',
    open: 'مفتوحة',
    answered: 'تم الرد عليها',
    photo: 'الصورة',
    order: 'الطلب',
    claim: 'الشكوى',
    delivery: 'التوصيل',
    received: 'تاريخ الشكوى',
    answer: 'الرد',
    from: 'من <name></name>',
    noOpen: 'لا توجد شكاوى مفتوحة.',
    noOpenNote: 'عندما يبلغ عميل عن ورد ذابل من صفحة الطلب، تظهر الشكوى هنا مع الصور.',
    showAnswered: 'عرض الشكاوى التي تم الرد عليها',
    noAnswered: 'لا توجد شكاوى تم الرد عليها بعد.',
    showOpen: 'عرض الشكاوى المفتوحة',
  },
})

/** The claims of one order, and the ways to answer them. */
export const claimText = defineMessages({
  en: {
    heading: '{count, plural, one {Claim} other {Claims}}',
    received: 'Received {time}',
    photosDeleted: 'The photos were deleted 90 days after the answer.',
    viewPhoto: 'View photo {number}',
    photos: 'Photos of the claim',
    photo: 'Photo {number} of the claim',
    answeredBy: '{time}, {name}',
    replacement: 'Free replacement: <order>order {number}</order>',
    refunded: 'Refund of {amount}',
    replace: 'Send replacement',
    refund: 'Refund claim',
    reply: 'Reply',
    askSuperAdmin: 'Ask a super admin for a refund.',
    wasFree: 'Nothing to refund: this order was a free replacement.',
    paidInCash: 'Paid in cash, so it cannot be refunded here.',
    nothingLeft: 'Nothing is left to refund.',
  },
  ar: {
    heading:
      '{count, plural, one {الشكوى} two {الشكاوى} few {الشكاوى} many {الشكاوى} other {الشكاوى}}',
    received: 'وصلت في {time}',
    photosDeleted: 'حُذفت الصور بعد 90 يومًا من الرد.',
    viewPhoto: 'عرض الصورة {number}',
    photos: 'صور الشكوى',
    photo: 'الصورة {number} من الشكوى',
    answeredBy: '{time}، {name}',
    replacement: 'بديل مجاني: <order>الطلب {number}</order>',
    refunded: 'تم استرداد {amount}',
    replace: 'إرسال بديل',
    refund: 'إعادة المبلغ',
    reply: 'الرد على العميل',
    askSuperAdmin: 'اطلب من المدير العام إعادة المبلغ.',
    wasFree: 'لا يوجد مبلغ لإعادته: هذا الطلب بديل مجاني.',
    paidInCash: 'دُفع نقدًا، لذلك لا تمكن إعادة المبلغ من هنا.',
    nothingLeft: 'لم يتبقَّ مبلغ لإعادته.',
  },
})

/** The dialogs that answer a claim. */
export const claimDialogText = defineMessages({
  en: {
    refundTitle: 'Refund this claim?',
    refundNote:
      'You can refund up to {left}. The refund is sent right away and cannot be undone. The customer gets an email.',
    refundNoteTerminal:
      'You can refund up to {left}. Refund the card on the terminal, then mark it as refunded on the order. The customer gets an email.',
    amount: 'Amount in pounds',
    message: 'Message to the customer',
    refund: 'Refund',
    refundAmount: 'Refund {amount}',
    replaceTitle: 'Send a replacement',
    replaceNote:
      'A free order to {name} at the same address. It takes stock and a time slot like every order. The customer gets an email.',
    items: 'Items',
    quantityOf: 'Quantity of {name}',
    noTime: 'No time slot is available in the next two weeks.',
    replace: 'Send replacement',
    replyTitle: 'Reply to the customer',
    replyNote:
      'Closes the claim without a replacement or a refund. The customer gets the message by email and may send another claim while the guarantee lasts.',
    reply: 'Message',
    enterMessage: 'Enter a message.',
    sendReply: 'Send reply',
  },
  ar: {
    refundTitle: 'هل تعيد المبلغ لهذه الشكوى؟',
    refundNote:
      'يمكنك إعادة {left} بحد أقصى. يُرسل المبلغ فورًا، ولا يمكن التراجع عن ذلك. سيصل إلى العميل بريد إلكتروني.',
    refundNoteTerminal:
      'يمكنك إعادة {left} بحد أقصى. أعد المبلغ إلى البطاقة من ماكينة الدفع، ثم أكّد الإعادة في صفحة الطلب. سيصل إلى العميل بريد إلكتروني.',
    amount: 'المبلغ بالجنيه',
    message: 'رسالة إلى العميل',
    refund: 'إعادة المبلغ',
    refundAmount: 'إعادة {amount}',
    replaceTitle: 'إرسال بديل',
    replaceNote:
      'طلب مجاني إلى {name} على العنوان نفسه. يُخصم من المخزون ويحجز موعد توصيل مثل أي طلب. سيصل إلى العميل بريد إلكتروني.',
    items: 'الأصناف',
    quantityOf: 'كمية {name}',
    noTime: 'لا يوجد موعد توصيل متاح خلال الأسبوعين القادمين.',
    replace: 'إرسال البديل',
    replyTitle: 'الرد على العميل',
    replyNote:
      'تُغلق الشكوى بدون بديل أو إعادة للمبلغ. تصل الرسالة إلى العميل بالبريد الإلكتروني، ويمكنه إرسال شكوى أخرى خلال مدة الضمان.',
    reply: 'الرسالة',
    enterMessage: 'اكتب رسالة.',
    sendReply: 'إرسال الرد',
  },
})

/** Why a claim was not answered. */
export const claimRefusalText = defineMessages({
  en: {
    notAnswered: 'Not answered',
    notRefunded: 'Not refunded',
    claimNotFound: 'Claim not found.',
    answeredElsewhere: 'Someone else has already answered this claim: {answer}.',
    'too-late': 'It is too late for this time. Choose another one.',
    full: 'This time is full. Choose another one.',
    closed: 'There is no delivery at this time. Choose another one.',
    'needs-more-time': 'The flowers take longer to prepare. Choose a later day.',
    nothingToReplace: 'Choose at least one item.',
    recipientErased:
      'The recipient’s data was deleted, so we cannot deliver again. Refund the claim, or reply.',
    zoneClosed: 'We do not deliver to this area any more.',
    productGone: '{name} is no longer available. Leave it out, or refund it.',
    onlyLeft: 'Only {left} of {name} left in stock.',
    outOfStock: '{name} is sold out.',
  },
  ar: {
    notAnswered: 'لم يتم الرد',
    notRefunded: 'لم تتم إعادة المبلغ',
    claimNotFound: 'الشكوى غير موجودة.',
    answeredElsewhere: 'سبقك شخص آخر إلى الرد على هذه الشكوى: {answer}.',
    'too-late': 'فات وقت هذا الموعد. اختر موعدًا آخر.',
    full: 'هذا الموعد مكتمل. اختر موعدًا آخر.',
    closed: 'لا يوجد توصيل في هذا الموعد. اختر موعدًا آخر.',
    'needs-more-time': 'تجهيز الورد يحتاج وقتًا أطول. اختر يومًا لاحقًا.',
    nothingToReplace: 'اختر صنفًا واحدًا على الأقل.',
    recipientErased:
      'حُذفت بيانات المستلم، فلا يمكن التوصيل مرة أخرى. أعد المبلغ، أو رُدّ على العميل.',
    zoneClosed: 'لم نعد نوصّل إلى هذه المنطقة.',
    productGone: '{name} لم يعد متاحًا. استبعده، أو أعد مبلغه.',
    onlyLeft: 'المتبقي في المخزون من {name}: {left} فقط.',
    outOfStock: 'نفدت الكمية من {name}.',
  },
})
