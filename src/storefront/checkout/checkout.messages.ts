import { defineMessages } from '#i18n/define-messages.ts'

/** The checkout page without its errors and its calendar. */
export const checkoutText = defineMessages({
  en: {
    title: 'Checkout',
    loading: 'Loading…',
    lastOrderPlaced: 'Your last order is placed, and your cart is empty.',
    viewYourOrder: 'View your order',
    cartEmpty: 'Your cart is empty.',
    browse: 'Browse flowers',
    leaving: 'Your order is placed. Taking you to the next step…',

    recipient: 'Who are the flowers for?',
    recipientHint: 'The driver calls only if no one answers the door.',
    name: 'Name',
    mobile: 'Mobile number',

    address: 'Where do they go?',
    addressBy: 'Who gives the address',
    bySender: 'I know the address',
    bySenderNote: 'Enter it below.',
    byRecipient: 'Ask the recipient',
    byRecipientShared:
      'You share a private link with them. Their address stays between them and us.',
    byRecipientTexted:
      'We text them a private link, without your name. Their address stays between them and us.',
    byRecipientImpossible: 'Not for anonymous orders: the link would have to come from you.',
    area: 'Area',
    areaHelp: 'The delivery fee depends on the area.',
    areaHelpAsked: 'The delivery fee depends on the area. The recipient adds the address.',
    chooseArea: 'Choose an area',
    loadingAreas: 'Loading areas…',
    areaWithFee: '{area} – {fee}',
    areaClosed: '{area} – no delivery at the moment',
    street: 'Street',
    building: 'Building',
    floor: 'Floor and flat',
    notes: 'Notes for the driver',
    notesHelp: 'A landmark, the right gate or the name on the bell.',

    delivery: 'When should they arrive?',

    message: 'What should the card say?',
    messageHint: 'We write it by hand and place it between the flowers. Leave empty for no card.',
    cardMessage: 'Card message',
    charactersLeft: '{count, plural, one {# character left} other {# characters left}}',
    sign: 'Sign with my name',
    signAnonymous: 'The delivery does not show who sent the flowers.',
    signRequired:
      'You share the link for the address, so the recipient knows your name. To stay anonymous, enter the address above.',

    substitution: 'What if a flower is missing?',
    substitutionHint:
      'Availability changes daily. See what we never replace on our <link>substitutions page</link>.',
    ifMissing: 'If a flower is missing',

    contact: 'How can we reach you?',
    contactHint:
      'For the confirmation and questions about your order. The recipient does not see it.',
    yourName: 'Your name',
    email: 'Email',
    phone: 'Phone',
    phoneHelp: 'From abroad, include + and the country code.',

    payment: 'How would you like to pay?',
    paymentMethod: 'Payment method',
    cardNote: 'On the payment provider’s page. We never see your card number.',
    walletNote: 'Confirm on your phone.',
    cashNote: 'Pay the driver on delivery.',
    cashLimit: 'For orders up to {limit}',
    cashAnonymous: 'Not for anonymous orders: the recipient would have to pay.',
    cashRecipientAddress: 'Not if we ask the recipient for the address: they would have to pay.',
    cashLost: 'This order can no longer be paid in cash. We selected: {method}.',

    summary: 'Your order',
    edit: 'Edit',
    feeByArea: 'by area',
    soldOut: 'Sold out',
    acceptAndOrder: 'Accept and order',
    orderAndPay: 'Order and pay {total}',
    placeOrder: 'Place order',
    payNext: 'You pay on the next page. We reserve your flowers for half an hour.',
    payDriver: 'You pay {total} to the driver.',
    payDriverConfirmed:
      'You pay {total} to the driver. First, confirm the order with a code that we send to your email.',
  },
  ar: {
    title: 'إتمام الطلب',
    loading: 'جارٍ التحميل…',
    lastOrderPlaced: 'تم تسجيل طلبك الأخير، وسلتك فارغة.',
    viewYourOrder: 'عرض طلبك',
    cartEmpty: 'سلتك فارغة.',
    browse: 'تصفح الزهور',
    leaving: 'تم تسجيل طلبك. ننقلك إلى الخطوة التالية…',

    recipient: 'لمن الزهور؟',
    recipientHint: 'لا يتصل المندوب إلا إذا لم يفتح أحد الباب.',
    name: 'الاسم',
    mobile: 'رقم الموبايل',

    address: 'إلى أين نوصّل الزهور؟',
    addressBy: 'من يعطينا العنوان',
    bySender: 'أعرف العنوان',
    bySenderNote: 'اكتبه بالأسفل.',
    byRecipient: 'اسألوا المستلم',
    byRecipientShared: 'تشارك معه رابطًا خاصًا، ويبقى عنوانه بينه وبيننا فقط.',
    byRecipientTexted:
      'نرسل إليه رابطًا خاصًا في رسالة نصية دون ذكر اسمك، ويبقى عنوانه بينه وبيننا فقط.',
    byRecipientImpossible: 'غير متاح للطلبات المجهولة: لا بد أن يصل الرابط منك.',
    area: 'المنطقة',
    areaHelp: 'تختلف رسوم التوصيل حسب المنطقة.',
    areaHelpAsked: 'تختلف رسوم التوصيل حسب المنطقة، ويضيف المستلم العنوان بنفسه.',
    chooseArea: 'اختر المنطقة',
    loadingAreas: 'جارٍ تحميل المناطق…',
    areaWithFee: '{area} – {fee}',
    areaClosed: '{area} – التوصيل غير متاح حاليًا',
    street: 'الشارع',
    building: 'العمارة',
    floor: 'الدور والشقة',
    notes: 'ملاحظات للمندوب',
    notesHelp: 'علامة مميزة، أو البوابة الصحيحة، أو الاسم على الجرس.',

    delivery: 'متى نوصّل الزهور؟',

    message: 'ماذا نكتب على الكارت؟',
    messageHint: 'نكتبه بخط اليد ونضعه بين الزهور. اترك الخانة فارغة إذا كنت لا تريد كارتًا.',
    cardMessage: 'رسالة الكارت',
    charactersLeft:
      '{count, plural, zero {لم يتبقَّ أي حرف} one {يتبقى حرف واحد} two {يتبقى حرفان} few {تتبقى # أحرف} many {يتبقى # حرفًا} other {يتبقى # حرف}}',
    sign: 'التوقيع باسمي',
    signAnonymous: 'لا يظهر عند التوصيل اسم من أرسل الزهور.',
    signRequired:
      'أنت من يشارك رابط العنوان، لذلك يعرف المستلم اسمك. لتبقى مجهولًا، اكتب العنوان بالأعلى.',

    substitution: 'ماذا لو لم تتوفر إحدى الزهور؟',
    substitutionHint:
      'تتغير الزهور المتوفرة كل يوم. تعرّف على ما لا نستبدله أبدًا في <link>صفحة الاستبدال</link>.',
    ifMissing: 'إذا لم تتوفر إحدى الزهور',

    contact: 'كيف نتواصل معك؟',
    contactHint: 'لتأكيد طلبك والرد على أي سؤال عنه. لا يراها المستلم.',
    yourName: 'اسمك',
    email: 'البريد الإلكتروني',
    phone: 'رقم موبايلك',
    phoneHelp: 'من خارج مصر، ابدأ بعلامة + ثم كود الدولة.',

    payment: 'كيف تفضّل الدفع؟',
    paymentMethod: 'طريقة الدفع',
    cardNote: 'في صفحة شركة الدفع. نحن لا نرى رقم بطاقتك أبدًا.',
    walletNote: 'أكّد الدفع من موبايلك.',
    cashNote: 'ادفع للمندوب عند الاستلام.',
    cashLimit: 'للطلبات حتى {limit}',
    cashAnonymous: 'غير متاح للطلبات المجهولة: سيضطر المستلم إلى الدفع.',
    cashRecipientAddress: 'غير متاح إذا سألنا المستلم عن العنوان: سيضطر إلى الدفع.',
    cashLost: 'لم يعد الدفع عند الاستلام متاحًا لهذا الطلب. اخترنا لك: {method}.',

    summary: 'طلبك',
    edit: 'تعديل',
    feeByArea: 'حسب المنطقة',
    soldOut: 'نفدت الكمية',
    acceptAndOrder: 'موافق، أكّد الطلب',
    orderAndPay: 'تأكيد الطلب ودفع {total}',
    placeOrder: 'تأكيد الطلب',
    payNext: 'تدفع في الصفحة التالية. نحجز لك الزهور لمدة نصف ساعة.',
    payDriver: 'تدفع {total} للمندوب.',
    payDriverConfirmed: 'تدفع {total} للمندوب. أكّد الطلب أولًا بكود نرسله إلى بريدك الإلكتروني.',
  },
})
