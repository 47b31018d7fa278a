import { defineMessages } from '#i18n/define-messages.ts'

/** Texts of forms and of requests that fail, the same on every page. */
export const formText = defineMessages({
  en: {
    save: 'Save',
    cancel: 'Cancel',
    saving: 'Saving...',
    saved: 'Saved Successfully',
    saveFailed: 'Error while saving',
    tryLater: 'Try again later',
    checkFields: 'Check the highlighted fields.',
    checkConnection: 'Check your connection and try again.',
    pleaseWait: 'Please wait',
    tryAgain: 'Try again {wait}.',
    signInAgain: 'Please sign in again.',
  },
  ar: {
    save: 'حفظ',
    cancel: 'إلغاء',
    saving: 'جارٍ الحفظ...',
    saved: 'تم الحفظ بنجاح',
    saveFailed: 'حدث خطأ أثناء الحفظ',
    tryLater: 'حاول مرة أخرى لاحقًا',
    checkFields: 'راجع الخانات المحددة.',
    checkConnection: 'تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
    pleaseWait: 'انتظر قليلًا من فضلك',
    tryAgain: 'حاول مرة أخرى {wait}.',
    signInAgain: 'سجّل الدخول مرة أخرى من فضلك.',
  },
})
