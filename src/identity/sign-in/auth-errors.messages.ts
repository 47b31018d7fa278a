import { defineMessages } from '#i18n/define-messages.ts'

/** Sign-in errors by kind. The specification fixes the English texts. */
export const authErrorTitle = defineMessages({
  en: {
    'wrong-credentials': 'Email or Password is Incorrect!',
    'wrong-password': 'Invalid Password',
    network: 'Network Error',
    'email-in-use': 'Email In Use',
    'invalid-password': 'Invalid Password',
    'weak-password': 'Weak Password',
    'invalid-email': 'Invalid Email',
    'invalid-phone': 'Invalid Phone Number',
    'user-deleted': 'User Deleted',
    'user-disabled': 'User Disabled',
    'too-many-attempts': 'Too Many Attempts',
    'sign-in-busy': 'Sign-In Is Busy',
    'not-allowed': 'Operation Failed',
    'credential-expired': 'Re-authentication Required',
    'invalid-code': 'Invalid Code',
    'quota-exceeded': 'unknown Error',
    'popup-closed': 'Popup closed without login',
    'popup-blocked': 'Popup blocked',
    unknown: 'Authentication Error',
  },
  ar: {
    'wrong-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    'wrong-password': 'كلمة المرور غير صحيحة',
    network: 'خطأ في الاتصال',
    'email-in-use': 'البريد الإلكتروني مستخدم',
    'invalid-password': 'كلمة المرور غير صالحة',
    'weak-password': 'كلمة المرور ضعيفة',
    'invalid-email': 'البريد الإلكتروني غير صحيح',
    'invalid-phone': 'رقم الموبايل غير صحيح',
    'user-deleted': 'الحساب محذوف',
    'user-disabled': 'الحساب معطّل',
    'too-many-attempts': 'محاولات كثيرة',
    'sign-in-busy': 'تسجيل الدخول مزدحم الآن',
    'not-allowed': 'تعذّر تنفيذ العملية',
    'credential-expired': 'يلزم تسجيل الدخول من جديد',
    'invalid-code': 'الرمز غير صحيح',
    'quota-exceeded': 'خطأ غير معروف',
    'popup-closed': 'أُغلقت النافذة قبل تسجيل الدخول',
    'popup-blocked': 'النافذة المنبثقة محظورة',
    unknown: 'خطأ في تسجيل الدخول',
  },
})

export const authErrorMessage = defineMessages({
  en: {
    'wrong-credentials': 'Please check your email and password and try again.',
    'wrong-password': 'Your current password is not correct. Please try again.',
    network: 'Please check your internet connection and try again.',
    'email-in-use': 'This email address is already registered.',
    'weak-password': 'Please choose a stronger password.',
    'invalid-email': 'Please check the email address. It should look like name@example.com.',
    'invalid-phone':
      'Please check the phone number. Include + and the country code for numbers outside Egypt.',
    'user-deleted': 'This account no longer exists. You can register again or continue as a guest.',
    'user-disabled': 'This account cannot be used at the moment. Please contact support.',
    'too-many-attempts': 'Please wait a few minutes and try again.',
    'sign-in-busy': 'Too many sign-ins right now. Try again in a moment.',
    'not-allowed': 'This way of signing in is not available. Please choose another one.',
    'credential-expired': 'Your sign-in has expired. Please sign in again.',
    'invalid-code': 'Please enter the code that your app shows now. Each code works once.',
    'quota-exceeded': 'Please try again later.',
    'popup-closed': 'The sign-in window was closed before you were signed in. Please try again.',
    'popup-blocked': 'Please allow pop-up windows for this site and try again.',
    unknown: 'We could not sign you in. Please try again in a moment.',
  },
  ar: {
    'wrong-credentials': 'تأكد من البريد الإلكتروني وكلمة المرور وحاول مرة أخرى.',
    'wrong-password': 'كلمة المرور الحالية غير صحيحة. حاول مرة أخرى.',
    network: 'تأكد من اتصالك بالإنترنت وحاول مرة أخرى.',
    'email-in-use': 'هذا البريد الإلكتروني مسجَّل بالفعل.',
    'weak-password': 'اختر كلمة مرور أقوى من فضلك.',
    'invalid-email': 'راجع البريد الإلكتروني. يجب أن يكون على شكل name@example.com.',
    'invalid-phone': 'راجع رقم الموبايل. للأرقام من خارج مصر، ابدأ بعلامة + ثم كود الدولة.',
    'user-deleted': 'لم يعد هذا الحساب موجودًا. يمكنك إنشاء حساب جديد أو المتابعة كزائر.',
    'user-disabled': 'لا يمكن استخدام هذا الحساب حاليًا. تواصل مع خدمة العملاء من فضلك.',
    'too-many-attempts': 'انتظر بضع دقائق ثم حاول مرة أخرى.',
    'sign-in-busy': 'يسجّل كثيرون الدخول الآن. حاول مرة أخرى بعد لحظات.',
    'not-allowed': 'طريقة تسجيل الدخول هذه غير متاحة. اختر طريقة أخرى من فضلك.',
    'credential-expired': 'انتهت صلاحية تسجيل دخولك. سجّل الدخول مرة أخرى من فضلك.',
    'invalid-code': 'اكتب الرمز الذي يظهر الآن في التطبيق. يُستخدم كل رمز مرة واحدة.',
    'quota-exceeded': 'حاول مرة أخرى لاحقًا.',
    'popup-closed': 'أُغلقت نافذة تسجيل الدخول قبل اكتماله. حاول مرة أخرى.',
    'popup-blocked': 'اسمح بالنوافذ المنبثقة لهذا الموقع وحاول مرة أخرى.',
    unknown: 'تعذّر تسجيل دخولك. حاول مرة أخرى بعد لحظات.',
  },
})

/** Sign-in errors with numbers. */
export const authErrorDetail = defineMessages({
  en: {
    passwordLength: 'A password has between {min} and {max} characters.',
    tryInSeconds:
      '{seconds, plural, one {Please try again in 1 second.} other {Please try again in # seconds.}}',
    tryInMinutes:
      '{minutes, plural, one {Please try again in 1 minute.} other {Please try again in # minutes.}}',
  },
  ar: {
    passwordLength: 'يتراوح طول كلمة المرور بين {min} و{max} حرفًا.',
    tryInSeconds:
      '{seconds, plural, zero {حاول مرة أخرى الآن.} one {حاول مرة أخرى بعد ثانية.} two {حاول مرة أخرى بعد ثانيتين.} few {حاول مرة أخرى بعد # ثوانٍ.} many {حاول مرة أخرى بعد # ثانية.} other {حاول مرة أخرى بعد # ثانية.}}',
    tryInMinutes:
      '{minutes, plural, zero {حاول مرة أخرى الآن.} one {حاول مرة أخرى بعد دقيقة.} two {حاول مرة أخرى بعد دقيقتين.} few {حاول مرة أخرى بعد # دقائق.} many {حاول مرة أخرى بعد # دقيقة.} other {حاول مرة أخرى بعد # دقيقة.}}',
  },
})
