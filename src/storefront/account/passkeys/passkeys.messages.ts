import { defineMessages } from '#i18n/define-messages.ts'

/** Passkeys of an account. */
export const passkeysText = defineMessages({
  en: {
    title: 'Passkeys',
    lead: 'Sign in with your fingerprint, face or screen lock, without a password.',
    addedOn: 'Added on {day}',
    add: 'Add a passkey',
    adding: 'Adding...',
    added: 'Passkey added',
    rename: 'Rename',
    renameTitle: 'Rename passkey',
    renameNamed: 'Rename {name}',
    name: 'Name',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    removeTitle: 'Remove this passkey?',
    removeBody:
      'You will no longer be able to sign in with “{name}”, and you will be signed out everywhere else.',
    removing: 'Removing...',
    removed: 'Passkey removed',
    deleteOnDevice: 'You can now delete it on your device as well.',
    signInAgainLead: 'To protect your account, sign in again before you change your passkeys.',
  },
  ar: {
    title: 'مفاتيح المرور',
    lead: 'سجّل الدخول ببصمتك أو وجهك أو قفل الشاشة، دون كلمة مرور.',
    addedOn: 'تمت الإضافة: {day}',
    add: 'إضافة مفتاح مرور',
    adding: 'جارٍ الإضافة...',
    added: 'تمت إضافة مفتاح المرور',
    rename: 'إعادة التسمية',
    renameTitle: 'إعادة تسمية مفتاح المرور',
    renameNamed: 'إعادة تسمية {name}',
    name: 'الاسم',
    remove: 'إزالة',
    removeNamed: 'إزالة {name}',
    removeTitle: 'إزالة مفتاح المرور هذا؟',
    removeBody:
      'لن تتمكن من تسجيل الدخول بمفتاح «{name}» بعد الآن، وسيتم تسجيل خروجك من كل الأجهزة الأخرى.',
    removing: 'جارٍ الإزالة...',
    removed: 'تمت إزالة مفتاح المرور',
    deleteOnDevice: 'يمكنك الآن حذفه من جهازك أيضًا.',
    signInAgainLead: 'لحماية حسابك، سجّل الدخول مرة أخرى قبل تغيير مفاتيح المرور.',
  },
})
