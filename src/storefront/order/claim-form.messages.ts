import { defineMessages } from '#i18n/define-messages.ts'

export const claimFormText = defineMessages({
  en: {
    photosHelp:
      '1 to {most} photos of the whole bouquet, up to 10 MB each. Only you and our staff can see them.',
    photosMissing: 'Add at least one photo.',
    message: 'What is wrong?',
    messageExample: 'The roses drooped on the second day.',
    send: 'Send claim',
    sending: 'Sending...',
    sent: 'Claim sent',
    notSent: 'Not sent',
    notDelivered: 'The order is not delivered yet.',
    photosLost: 'Photos not found',
    photosLostNote: 'Add your photos again.',
    waiting: 'You already sent a claim',
    waitingNote: 'We reply within one day.',
    tooLate: 'The guarantee has ended',
    usedUp: 'No more claims',
    emailUs: 'Email us and we will help.',
    notYours: 'You cannot change this order',
  },
  ar: {
    photosHelp:
      'من صورة واحدة إلى {most, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}} للباقة كاملة، بحد أقصى 10 ميجابايت للصورة. لا يراها إلا أنت وفريقنا.',
    photosMissing: 'أضف صورة واحدة على الأقل.',
    message: 'ما المشكلة؟',
    messageExample: 'ذبل الورد في اليوم الثاني.',
    send: 'إرسال الشكوى',
    sending: 'جارٍ الإرسال...',
    sent: 'تم إرسال الشكوى',
    notSent: 'لم يتم الإرسال',
    notDelivered: 'لم يتم توصيل الطلب بعد.',
    photosLost: 'لم نجد الصور',
    photosLostNote: 'أضف صورك مرة أخرى.',
    waiting: 'أرسلت شكوى من قبل',
    waitingNote: 'نرد عليها خلال يوم واحد.',
    tooLate: 'انتهت مدة الضمان',
    usedUp: 'لا يمكن إرسال شكاوى أخرى',
    emailUs: 'راسلنا بالبريد الإلكتروني وسنساعدك.',
    notYours: 'لا يمكنك تعديل هذا الطلب',
  },
})
