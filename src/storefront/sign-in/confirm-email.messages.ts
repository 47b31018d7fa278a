import { defineMessages } from '#i18n/define-messages.ts'

/** The page of the links in emails about addresses. */
export const confirmEmailText = defineMessages({
  en: {
    newTitle: 'Confirm your new email',
    newLead:
      'You will sign in with it, and we will send our emails there. All other browsers will be signed out.',
    useAddress: 'Use this address',
    newSaved: 'You now sign in with this email address.',
    changedTitle: 'Email changed',
    changedLead: 'You now sign in with your new email address.',

    ownTitle: 'Confirm your email',
    ownLead: 'Confirm that this address is yours, so that we can reach you about your orders.',
    confirmAddress: 'Confirm my address',
    confirmedTitle: 'Thank you',
    confirmedLead: 'Your email address is confirmed.',

    undoTitle: 'Undo the email change',
    undoLead:
      'Your account gets its previous email address back. The current password stops working and every browser is signed out. You choose a new password next.',
    restore: 'Restore my email address',
    restored: 'Your email address is restored. Choose a new password.',
    restoredTitle: 'Your email address is restored',
    restoredLead: 'We sent you an email with a link to choose a new password.',
    backToShop: 'Back to the shop',

    spentTitle: 'This link no longer works',
    spentNew:
      'It was already used, it is more than an hour old, or your sign-in has changed since. Sign in to request a new link.',
    spentOwn:
      'It was already used, it is more than an hour old, or your sign-in has changed since. If your address is not confirmed yet, sign in and we will send you a new link.',
    spentUndo:
      'It was already used, or it is more than seven days old. If someone else has your account, contact us.',
    contactUs: 'Contact us',

    signInFirstTitle: 'Sign in first',
    signInFirstLead:
      'Sign in with this email address to confirm it. If you did not create an account here, someone else may have registered with your address: choose a new password, and theirs stops working.',
    signIn: 'Sign in',
    choosePassword: 'Choose a new password',
    continue: 'Back to the shop',
  },
  ar: {
    newTitle: 'أكّد بريدك الإلكتروني الجديد',
    newLead: 'ستسجّل الدخول به وستصلك رسائلنا عليه. وسيتم تسجيل خروجك من كل المتصفحات الأخرى.',
    useAddress: 'استخدام هذا البريد',
    newSaved: 'من الآن تسجّل الدخول بهذا البريد الإلكتروني.',
    changedTitle: 'تم تغيير البريد الإلكتروني',
    changedLead: 'من الآن تسجّل الدخول ببريدك الإلكتروني الجديد.',

    ownTitle: 'أكّد بريدك الإلكتروني',
    ownLead: 'أكّد أن هذا البريد لك، لنتمكن من التواصل معك بخصوص طلباتك.',
    confirmAddress: 'تأكيد بريدي الإلكتروني',
    confirmedTitle: 'شكرًا لك',
    confirmedLead: 'تم تأكيد بريدك الإلكتروني.',

    undoTitle: 'التراجع عن تغيير البريد الإلكتروني',
    undoLead:
      'يعود حسابك إلى بريده الإلكتروني السابق، وتتوقف كلمة المرور الحالية عن العمل، ويتم تسجيل الخروج من كل المتصفحات. بعد ذلك تختار كلمة مرور جديدة.',
    restore: 'استعادة بريدي الإلكتروني',
    restored: 'تمت استعادة بريدك الإلكتروني. اختر كلمة مرور جديدة.',
    restoredTitle: 'تمت استعادة بريدك الإلكتروني',
    restoredLead: 'أرسلنا إليك رسالة فيها رابط لاختيار كلمة مرور جديدة.',
    backToShop: 'العودة إلى المتجر',

    spentTitle: 'هذا الرابط لم يعد صالحًا',
    spentNew:
      'سبق استخدامه، أو مرّ عليه أكثر من ساعة، أو تغيّرت بيانات دخولك بعده. سجّل الدخول لطلب رابط جديد.',
    spentOwn:
      'سبق استخدامه، أو مرّ عليه أكثر من ساعة، أو تغيّرت بيانات دخولك بعده. إذا لم تكن قد أكّدت بريدك بعد، فسجّل الدخول وسنرسل إليك رابطًا جديدًا.',
    spentUndo:
      'سبق استخدامه، أو مرّ عليه أكثر من سبعة أيام. إذا كان حسابك في يد شخص آخر، فتواصل معنا.',
    contactUs: 'تواصل معنا',

    signInFirstTitle: 'سجّل الدخول أولًا',
    signInFirstLead:
      'سجّل الدخول بهذا البريد الإلكتروني لتأكيده. إذا لم تكن قد أنشأت حسابًا هنا، فربما سجّل شخص آخر ببريدك: اختر كلمة مرور جديدة، وستتوقف كلمة مروره عن العمل.',
    signIn: 'تسجيل الدخول',
    choosePassword: 'اختر كلمة مرور جديدة',
    continue: 'العودة إلى المتجر',
  },
})
