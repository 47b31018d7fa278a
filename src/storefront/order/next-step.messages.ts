import { defineMessages } from '#i18n/define-messages.ts'

export const nextStepText = defineMessages({
  en: {
    browse: 'Browse flowers',
    cashReady: 'Please have {amount} in cash ready for the driver.',
    wallet: 'Waiting for your wallet',
    walletApprove:
      'If your wallet asks you to, approve the payment of {amount} in its app. If it is declined, you can pay here again.',
    walletLeft:
      'Did you leave the wallet’s page without paying? Cancel this order and place it again. We refund a late payment automatically.',
    confirmTitle: 'Confirm your order',
    confirmByLink:
      'Your email address is verified with one click. You pay in cash when the flowers arrive.',
    confirm: 'Confirm order',
    confirmed: 'Order confirmed',
    opening: 'Opening your order',
    openingNote: 'One moment, please.',
    notOpened: 'Could not open your order',
    retry: 'Try again',
    tooOftenNote: 'Open the link again {wait}.',
    linkOver: 'This link no longer works',
    linkOverNote:
      'It has expired, or a newer link replaced it. Use “Email me a link” below to get a new one.',
  },
  ar: {
    browse: 'تصفح الورود',
    cashReady: 'من فضلك جهّز {amount} نقدًا للمندوب.',
    wallet: 'بانتظار محفظتك',
    walletApprove:
      'إذا طلبت منك محفظتك ذلك، فوافق على دفع {amount} من تطبيقها. وإذا رُفضت العملية، يمكنك الدفع من هنا مرة أخرى.',
    walletLeft:
      'هل غادرت صفحة المحفظة دون أن تدفع؟ ألغِ هذا الطلب واطلب من جديد. وإذا وصلنا المبلغ متأخرًا، نعيده إليك تلقائيًا.',
    confirmTitle: 'أكّد طلبك',
    confirmByLink: 'نتحقق من بريدك الإلكتروني بضغطة واحدة. تدفع نقدًا عند وصول الورد.',
    confirm: 'تأكيد الطلب',
    confirmed: 'تم تأكيد الطلب',
    opening: 'جارٍ فتح طلبك',
    openingNote: 'لحظة من فضلك.',
    notOpened: 'تعذّر فتح طلبك',
    retry: 'حاول مرة أخرى',
    tooOftenNote: 'افتح الرابط مرة أخرى {wait}.',
    linkOver: 'هذا الرابط لم يعد يعمل',
    linkOverNote:
      'انتهت صلاحيته أو حل محله رابط أحدث. اضغط «إرسال رابط إلى بريدي» أدناه للحصول على رابط جديد.',
  },
})
