import { defineMessages } from '#i18n/define-messages.ts'

export const changeFormText = defineMessages({
  en: {
    card: 'Card message',
    cardHelp: 'Leave empty for no card.',
    phone: 'Recipient’s mobile number',
    slotMissing: 'Choose a time slot.',
    discard: 'Discard changes',
    cancelTitle: 'Cancel this order?',
    cancel: 'Cancel order',
    keep: 'Keep order',
    refund: 'We refund {amount} to your original payment method. It may take a few days.',
    notCharged: 'You have not been charged.',
    otherPrice: 'Different price',
  },
  ar: {
    card: 'رسالة الكارت',
    cardHelp: 'اتركها فارغة إذا كنت لا تريد كارتًا.',
    phone: 'رقم موبايل المستلم',
    slotMissing: 'اختر موعد التوصيل.',
    discard: 'تجاهل التعديلات',
    cancelTitle: 'هل تريد إلغاء هذا الطلب؟',
    cancel: 'إلغاء الطلب',
    keep: 'الاحتفاظ بالطلب',
    refund: 'نعيد إليك {amount} بوسيلة الدفع نفسها، وقد يستغرق ذلك بضعة أيام.',
    notCharged: 'لم يُخصم منك أي مبلغ.',
    otherPrice: 'سعر مختلف',
  },
})
