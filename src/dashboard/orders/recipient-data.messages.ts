import { defineMessages } from '#i18n/define-messages.ts'

/** Erasure of the recipient of an order at their request. */
export const recipientDataText = defineMessages({
  en: {
    erase: 'Erase recipient’s data',
    title: 'Erase the recipient’s data?',
    action: 'Erase',
    consequences:
      'This deletes the name, phone number, address, directions, thank-you and the photo at the door. The card message stays with the sender. The order cannot go out again. This cannot be undone.',
    orderOpen:
      'A claim, refund or payment of this order is still open. Try again once it is settled.',
  },
  ar: {
    erase: 'محو بيانات المستلم',
    title: 'هل تريد محو بيانات المستلم؟',
    action: 'محو',
    consequences:
      'يُحذف الاسم ورقم الموبايل والعنوان والملاحظات للمندوب ورسالة الشكر والصورة عند الباب. وتبقى رسالة الكارت لدى المرسل. ولا يمكن أن يخرج الطلب للتوصيل مرة أخرى. لا يمكن التراجع عن ذلك.',
    orderOpen:
      'في هذا الطلب شكوى أو مبلغ مسترد أو دفعة لم تنتهِ بعد. حاول مرة أخرى بعد الانتهاء منها.',
  },
})
