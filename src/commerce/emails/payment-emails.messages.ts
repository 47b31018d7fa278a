import { defineMessages } from '#i18n/define-messages.ts'

export const paymentEmailText = defineMessages({
  en: {
    failedSubject: 'The payment for order {number} did not go through',
    failedPreview: 'Nothing was charged. You can try again.',
    failedHeading: 'The payment did not go through',
    failed: 'Your bank declined the payment, and nothing was charged.',
    failedReserved: 'Your order is reserved. You can try again with the same card or another one.',
    failedReservedUntil:
      'Your order is reserved until {until}. You can try again with the same card or another one.',
    reminderSubject: 'Your order {number} is waiting for payment',
    reminderPreview: 'Your flowers are reserved.',
    reminderPreviewUntil: 'Your flowers are reserved until {until}.',
    reminderHeading: 'Your flowers are still reserved',
    reminder: 'Your order is not paid yet. We keep your flowers and delivery time.',
    reminderUntil:
      'Your order is not paid yet. We keep your flowers and delivery time until {until}.',
    reminderPay:
      'Pay {total} to confirm it. If it is not paid in time, the order expires and you are not charged.',
    declinedSubject: 'Need help paying for order {number}?',
    declinedPreview: 'Nothing was charged. Here is what usually helps.',
    declinedHeading: 'Let us help you pay',
    declined: 'Three payments for your order did not go through. Nothing was charged.',
    declinedReasons:
      'Your bank may block online payments, a limit may be reached, or the confirmation code came too late. Another card or a mobile wallet often works.',
    declinedReserved:
      'Your flowers are reserved. If it still does not work, write to {email} with your order number.',
    declinedReservedUntil:
      'Your flowers are reserved until {until}. If it still does not work, write to {email} with your order number.',
  },
  ar: {
    failedSubject: 'لم يتم دفع الطلب {number}',
    failedPreview: 'لم يُخصم أي مبلغ. يمكنك المحاولة مرة أخرى.',
    failedHeading: 'لم يتم الدفع',
    failed: 'رفض البنك عملية الدفع، ولم يُخصم أي مبلغ.',
    failedReserved: 'طلبك محجوز. يمكنك المحاولة مرة أخرى بالبطاقة نفسها أو ببطاقة أخرى.',
    failedReservedUntil:
      'طلبك محجوز حتى {until}. يمكنك المحاولة مرة أخرى بالبطاقة نفسها أو ببطاقة أخرى.',
    reminderSubject: 'طلبك {number} بانتظار الدفع',
    reminderPreview: 'وردك محجوز.',
    reminderPreviewUntil: 'وردك محجوز حتى {until}.',
    reminderHeading: 'وردك ما زال محجوزًا',
    reminder: 'لم يُدفع طلبك بعد. نحتفظ لك بالورد وموعد التوصيل.',
    reminderUntil: 'لم يُدفع طلبك بعد. نحتفظ لك بالورد وموعد التوصيل حتى {until}.',
    reminderPay:
      'ادفع {total} لتأكيد الطلب. إذا لم تدفع في الوقت المحدد، تنتهي مهلة الطلب ولا يُخصم منك أي مبلغ.',
    declinedSubject: 'هل تحتاج إلى مساعدة في دفع الطلب {number}؟',
    declinedPreview: 'لم يُخصم أي مبلغ. إليك ما يفيد عادة.',
    declinedHeading: 'دعنا نساعدك في الدفع',
    declined: 'لم تنجح ثلاث محاولات لدفع طلبك. لم يُخصم أي مبلغ.',
    declinedReasons:
      'ربما يمنع البنك الدفع عبر الإنترنت، أو بلغت حد الإنفاق، أو وصل رمز التأكيد متأخرًا. غالبًا ينجح الدفع ببطاقة أخرى أو بمحفظة إلكترونية.',
    declinedReserved: 'وردك محجوز. إذا لم ينجح الدفع، فراسلنا على {email} مع رقم الطلب.',
    declinedReservedUntil:
      'وردك محجوز حتى {until}. إذا لم ينجح الدفع، فراسلنا على {email} مع رقم الطلب.',
  },
})
