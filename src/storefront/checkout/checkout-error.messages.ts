import { defineMessages } from '#i18n/define-messages.ts'

/** Why an order was not placed, and the toasts while it is placed. */
export const checkoutErrorText = defineMessages({
  en: {
    removeSome: 'Remove some items. You can order them separately.',
    openCart: 'Open cart',
    onlyLeft: 'Only {left} of {name} left',
    quantityReduced: 'Your order now has {left}. Check the new total and order again.',
    soldOut: '{name} has just sold out',
    gone: '{name} is no longer available',
    removeFromCart: 'Remove from cart',
    placedBefore: 'Your order has already been placed',
    placedBeforeDiffers:
      'It differs from this form. If you order again, this becomes a second order.',
    viewOrder: 'View the order',
    keepOrder: 'Keep that order and empty the cart',
    pricesChanged: 'Prices have changed',
    delivery: 'Delivery',
    newTotal: 'New total',
    priceChange: '<hidden>was </hidden><old>{from}</old><hidden>, is now </hidden> {to}',

    areaClosed: 'We cannot deliver to this area at the moment. Please choose another one.',
    methodNotOffered: 'This payment method is no longer available. Please choose another.',
    cashLimit:
      'Cash on delivery is available for orders up to {limit}. Please choose another payment method.',
    recipientNotReachable:
      'To stay anonymous, enter the address. To ask the recipient, sign with your name.',
    unconfirmedTitle: 'Too many unconfirmed cash orders',
    unconfirmed:
      '{minutes, plural, one {Confirm your earlier order, pay online, or try again in a minute.} other {Confirm your earlier order, pay online, or try again in # minutes.}}',
    tooManyTitle: 'Too many orders within an hour',
    tooMany:
      '{minutes, plural, one {Please try again in a minute or contact us.} other {Please try again in # minutes or contact us.}}',
    unpaidTitle: 'Too many unpaid orders',
    unpaid: 'Pay or cancel one of them first, or wait until they expire.',
    unpaidShared:
      '{minutes, plural, one {Your phone number or network has too many. Pay or cancel an open order, or try again in a minute.} other {Your phone number or network has too many. Pay or cancel an open order, or try again in # minutes.}}',
    pausedTitle: 'Our florists are busy',
    paused: 'We take no new orders right now. Your cart is saved. Please try again later.',
    pausedUntil: 'We take new orders again from {moment}. Your cart is saved.',
    invalidCart: 'Something in your cart cannot be ordered like this.',

    notOrdered: 'Not ordered yet',
    toCorrect: '{count, plural, one {Please check one field} other {Please check # fields}}',
    pricesChangedToast: 'Prices have changed.',
    notEnough: 'There is not enough of {name} left.',
    goneToast: '{name} is no longer available.',
    alreadyOrdered: 'Already ordered',
    placedBeforeToast: 'Your order has already been placed.',

    placing: 'Placing your order...',
    placed: 'Your order is placed',
    signInAgain: 'Please sign in again',
    entriesKept: 'We kept your details.',
    somethingInCart: 'Something in your cart',
    unreachable: 'We could not reach the shop',
    notChargedTwice: 'Please check your connection and try again. You will not be charged twice.',
    paymentNotOpened: 'The payment page could not be opened',
    payHere: 'Your order is saved. You can pay for it here.',
  },
  ar: {
    removeSome: 'احذف بعض المنتجات، ويمكنك طلبها في طلب منفصل.',
    openCart: 'فتح السلة',
    onlyLeft: 'المتبقي من {name}: {left} فقط',
    quantityReduced: 'أصبحت الكمية في طلبك {left}. راجع الإجمالي الجديد ثم أكّد الطلب مرة أخرى.',
    soldOut: 'نفدت كمية {name} للتو',
    gone: 'المنتج {name} لم يعد متاحًا',
    removeFromCart: 'حذف من السلة',
    placedBefore: 'سبق تسجيل طلبك',
    placedBeforeDiffers:
      'يختلف ذلك الطلب عن البيانات هنا. إذا أكّدت مرة أخرى، فسيكون هذا طلبًا ثانيًا.',
    viewOrder: 'عرض الطلب',
    keepOrder: 'الاكتفاء بذلك الطلب وإفراغ السلة',
    pricesChanged: 'تغيّرت الأسعار',
    delivery: 'التوصيل',
    newTotal: 'الإجمالي الجديد',
    priceChange: '<hidden>كان </hidden><old>{from}</old><hidden>، وأصبح الآن </hidden> {to}',

    areaClosed: 'لا يمكننا التوصيل إلى هذه المنطقة حاليًا. اختر منطقة أخرى من فضلك.',
    methodNotOffered: 'طريقة الدفع هذه لم تعد متاحة. اختر طريقة أخرى من فضلك.',
    cashLimit: 'الدفع عند الاستلام متاح للطلبات حتى {limit}. اختر طريقة دفع أخرى من فضلك.',
    recipientNotReachable: 'لتبقى مجهولًا، اكتب العنوان. وإذا أردت أن نسأل المستلم، فوقّع باسمك.',
    unconfirmedTitle: 'لديك طلبات كثيرة لم تؤكدها',
    unconfirmed:
      '{minutes, plural, zero {أكّد طلبك السابق، أو ادفع إلكترونيًا، أو حاول مرة أخرى بعد قليل.} one {أكّد طلبك السابق، أو ادفع إلكترونيًا، أو حاول مرة أخرى بعد دقيقة.} two {أكّد طلبك السابق، أو ادفع إلكترونيًا، أو حاول مرة أخرى بعد دقيقتين.} few {أكّد طلبك السابق، أو ادفع إلكترونيًا، أو حاول مرة أخرى بعد # دقائق.} many {أكّد طلبك السابق، أو ادفع إلكترونيًا، أو حاول مرة أخرى بعد # دقيقة.} other {أكّد طلبك السابق، أو ادفع إلكترونيًا، أو حاول مرة أخرى بعد # دقيقة.}}',
    tooManyTitle: 'طلبات كثيرة خلال ساعة واحدة',
    tooMany:
      '{minutes, plural, zero {حاول مرة أخرى بعد قليل أو تواصل معنا.} one {حاول مرة أخرى بعد دقيقة أو تواصل معنا.} two {حاول مرة أخرى بعد دقيقتين أو تواصل معنا.} few {حاول مرة أخرى بعد # دقائق أو تواصل معنا.} many {حاول مرة أخرى بعد # دقيقة أو تواصل معنا.} other {حاول مرة أخرى بعد # دقيقة أو تواصل معنا.}}',
    unpaidTitle: 'طلبات كثيرة غير مدفوعة',
    unpaid: 'ادفع أحدها أو ألغِه أولًا، أو انتظر حتى تنتهي مهلتها.',
    unpaidShared:
      '{minutes, plural, zero {يوجد عدد كبير منها برقم هاتفك أو من شبكتك. ادفع طلبًا مفتوحًا أو ألغِه، أو حاول مرة أخرى بعد قليل.} one {يوجد عدد كبير منها برقم هاتفك أو من شبكتك. ادفع طلبًا مفتوحًا أو ألغِه، أو حاول مرة أخرى بعد دقيقة.} two {يوجد عدد كبير منها برقم هاتفك أو من شبكتك. ادفع طلبًا مفتوحًا أو ألغِه، أو حاول مرة أخرى بعد دقيقتين.} few {يوجد عدد كبير منها برقم هاتفك أو من شبكتك. ادفع طلبًا مفتوحًا أو ألغِه، أو حاول مرة أخرى بعد # دقائق.} many {يوجد عدد كبير منها برقم هاتفك أو من شبكتك. ادفع طلبًا مفتوحًا أو ألغِه، أو حاول مرة أخرى بعد # دقيقة.} other {يوجد عدد كبير منها برقم هاتفك أو من شبكتك. ادفع طلبًا مفتوحًا أو ألغِه، أو حاول مرة أخرى بعد # دقيقة.}}',
    pausedTitle: 'منسقونا مشغولون',
    paused: 'لا نستقبل طلبات جديدة الآن. سلتك محفوظة، فحاول مرة أخرى لاحقًا من فضلك.',
    pausedUntil: 'نستقبل الطلبات الجديدة من {moment}. سلتك محفوظة.',
    invalidCart: 'في سلتك منتج لا يمكن طلبه بهذا الشكل.',

    notOrdered: 'لم يُسجَّل الطلب بعد',
    toCorrect:
      '{count, plural, zero {راجع الخانات من فضلك} one {راجع خانة واحدة من فضلك} two {راجع خانتين من فضلك} few {راجع # خانات من فضلك} many {راجع # خانة من فضلك} other {راجع # خانة من فضلك}}',
    pricesChangedToast: 'تغيّرت الأسعار.',
    notEnough: 'الكمية المتبقية من {name} لا تكفي.',
    goneToast: 'المنتج {name} لم يعد متاحًا.',
    alreadyOrdered: 'الطلب مسجَّل بالفعل',
    placedBeforeToast: 'سبق تسجيل طلبك.',

    placing: 'جارٍ تسجيل طلبك...',
    placed: 'تم تسجيل طلبك',
    signInAgain: 'سجّل الدخول مرة أخرى من فضلك',
    entriesKept: 'احتفظنا بما كتبته.',
    somethingInCart: 'منتج في سلتك',
    unreachable: 'تعذّر الاتصال بالمتجر',
    notChargedTwice: 'تأكد من اتصالك بالإنترنت وحاول مرة أخرى. لن تدفع مرتين.',
    paymentNotOpened: 'تعذّر فتح صفحة الدفع',
    payHere: 'طلبك محفوظ، ويمكنك دفعه من هنا.',
  },
})
