import { defineMessages } from '#i18n/define-messages.ts'

/** Repeating an order: a button of the account and of an order, and its dialog. */
export const orderAgainText = defineMessages({
  en: {
    orderAgain: 'Order again',
    unavailableTitle: 'These items are not available today',
    unavailable: 'Choose other flowers.',
    sameRecipient: 'Same recipient and address',
    toAddress: '{name}, {place}',
    comma: ', ',
    askAgain: '{name}. We ask them for the address again.',
    sameCard: 'Same card message',
    cartNotEmpty: 'Your cart is not empty',
    keep: 'Keep',
    keepNote:
      '{count, plural, one {Adds these to the 1 item in it.} other {Adds these to the # items in it.}}',
    replace: 'Replace',
    replaceNote:
      '{count, plural, one {Removes the 1 item in it.} other {Removes the # items in it.}}',
    putInCart: 'Add to cart',
    gone: 'No longer available: {names}.',
    fewer: 'Reduced quantity: {names}.',
  },
  ar: {
    orderAgain: 'اطلب مرة أخرى',
    unavailableTitle: 'هذه المنتجات غير متوفرة اليوم',
    unavailable: 'اختر ورودًا أخرى.',
    sameRecipient: 'المستلم والعنوان نفسهما',
    toAddress: '{name}، {place}',
    comma: '، ',
    askAgain: '{name}. نسأله عن العنوان مرة أخرى.',
    sameCard: 'رسالة الكارت نفسها',
    cartNotEmpty: 'سلتك ليست فارغة',
    keep: 'الاحتفاظ بما فيها',
    keepNote:
      '{count, plural, zero {تُضاف إلى السلة.} one {تُضاف إلى القطعة الموجودة فيها.} two {تُضاف إلى القطعتين الموجودتين فيها.} few {تُضاف إلى # قطع موجودة فيها.} many {تُضاف إلى # قطعة موجودة فيها.} other {تُضاف إلى # قطعة موجودة فيها.}}',
    replace: 'استبدال ما فيها',
    replaceNote:
      '{count, plural, zero {تُفرَّغ السلة أولًا.} one {تُحذف القطعة الموجودة فيها.} two {تُحذف القطعتان الموجودتان فيها.} few {تُحذف # قطع موجودة فيها.} many {تُحذف # قطعة موجودة فيها.} other {تُحذف # قطعة موجودة فيها.}}',
    putInCart: 'أضف إلى السلة',
    gone: 'لم يعد متوفرًا: {names}.',
    fewer: 'قلّت الكمية: {names}.',
  },
})
