import { defineMessages } from '#i18n/define-messages.ts'

export const telephoneRefusalText = defineMessages({
  en: {
    title: 'Order not placed',
    priceChanged:
      'A price has changed. The new total is {total}. Tell the customer, then try again.',
    productGone: 'A product cannot be sold like this. Remove it and try again.',
    outOfStock: 'A product is sold out or not enough is left. Choose fewer or another one.',
    slotUnavailable: 'This time slot is no longer available. Choose another one.',
    zoneClosed: 'This area is closed to new orders. Choose another one.',
    cashLimit: 'Cash orders are limited to {limit}. Send a payment link instead.',
    cashAnonymous:
      'The driver would ask the recipient for money, and the sender is not named. Send a payment link instead.',
    cashAddress: 'Cash needs an address. Enter it, or send a payment link instead.',
    notReachable:
      'The shop cannot ask this recipient without naming the sender. Enter the address, or name the sender.',
    methodNotOffered: 'This payment method is not available.',
    tooManyUnpaid: 'This customer has too many unpaid orders.',
    tooMany: 'Too many orders at once. Try again in a minute.',
    placedBefore: 'This order has already been placed. See the order list.',
    discountNotAllowed: 'Only a super admin can give a discount.',
    nothingToPay: 'The customer has to pay at least EGP 1. Give a smaller discount.',
    customerNotFound: 'This customer no longer exists. Search again.',
    customerSuspended: 'This customer is suspended.',
  },
  ar: {
    title: 'لم يتم تسجيل الطلب',
    priceChanged: 'تغيّر أحد الأسعار. الإجمالي الجديد {total}. أبلغ العميل ثم حاول مرة أخرى.',
    productGone: 'لا يمكن بيع أحد المنتجات بهذه الصورة. احذفه وحاول مرة أخرى.',
    outOfStock: 'نفدت كمية أحد المنتجات أو لم تعد تكفي. اختر كمية أقل أو منتجًا آخر.',
    slotUnavailable: 'لم يعد هذا الموعد متاحًا. اختر موعدًا آخر.',
    zoneClosed: 'هذه المنطقة مغلقة أمام الطلبات الجديدة. اختر منطقة أخرى.',
    cashLimit: 'الحد الأقصى للدفع النقدي {limit}. أرسل رابط دفع بدلًا منه.',
    cashAnonymous: 'سيطلب المندوب المبلغ من المستلم، واسم المرسل غير ظاهر. أرسل رابط دفع بدلًا منه.',
    cashAddress: 'الدفع النقدي يحتاج إلى عنوان. أدخله أو أرسل رابط دفع.',
    notReachable: 'لا يمكن للمتجر سؤال المستلم دون ذكر المرسل. أدخل العنوان أو أظهر اسم المرسل.',
    methodNotOffered: 'طريقة الدفع هذه غير متاحة.',
    tooManyUnpaid: 'لدى هذا العميل طلبات كثيرة غير مدفوعة.',
    tooMany: 'طلبات كثيرة في وقت واحد. حاول بعد دقيقة.',
    placedBefore: 'تم تسجيل هذا الطلب من قبل. راجع قائمة الطلبات.',
    discountNotAllowed: 'لا يمكن منح خصم إلا للمدير العام.',
    nothingToPay: 'يجب أن يدفع العميل جنيهًا واحدًا على الأقل. امنح خصمًا أقل.',
    customerNotFound: 'لم يعد هذا العميل موجودًا. ابحث مرة أخرى.',
    customerSuspended: 'هذا العميل موقوف.',
  },
})
