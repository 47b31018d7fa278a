import { defineMessages } from '#i18n/define-messages.ts'

export const accountEmailText = defineMessages({
  en: {
    notYou: 'If this was not you, contact us at {email} right away.',
    passwordChanged: 'Your password was changed',
    passwordChangedBody:
      'The password of your account was changed. You are signed out on all other devices.',
    twoFactorOn: 'Two-factor authentication is on',
    twoFactorOnBody:
      'You now sign in with your password and a code. Keep your recovery codes in a safe place that you can reach without your phone.',
    twoFactorOff: 'Two-factor authentication is off',
    twoFactorOffBody: 'You now sign in with your password only.',
    twoFactorReset: 'Two-factor authentication was reset',
    twoFactorResetBody:
      'We removed the authenticator app, recovery codes and passkeys from your account and signed you out everywhere. Sign in to set them up again.',
    codesRenewed: 'You have new recovery codes',
    codesRenewedBody:
      'New recovery codes were created for your account. Your previous codes no longer work.',
    codeUsed: 'A recovery code was used',
    codeUsedBody: 'A recovery code was used to sign in to your account. Each code works only once.',
    passkeyAdded: 'A passkey was added',
    passkeyAddedBody: 'A passkey was added to your account. You can now sign in with it.',
    passkeyRemoved: 'A passkey was removed',
    passkeyRemovedBody:
      'A passkey was removed from your account and can no longer be used to sign in. You are signed out on all other devices.',
    emailChanged: 'Your email address was changed',
    emailChangedBody:
      'The email address of your account was changed. We now send our emails to the new address.',
    emailAdded: 'Your new email address',
    emailAddedBody:
      'You now sign in with this email address, and we send our emails here. You are signed out on all other devices.',
    emailRestored: 'Your email address was restored',
    emailRestoredBody:
      'Your account uses this email address again. You are signed out on all devices, and the old password no longer works. Choose a new one.',
    emailRestoredAction: 'Choose a new password',
    emailTakenBack: 'An account no longer uses this address',
    emailTakenBackBody:
      'The owner of an account restored its previous email address. We no longer send emails about that account here.',
    invited: 'You are invited to the team of {shop}',
    invitedSellerBody: 'You are invited to manage orders, products and deliveries.',
    invitedDriverBody: 'You are invited to deliver orders. Your runs are on your phone.',
    invitedSuperAdminBody:
      'You are invited to manage the shop: orders, products, staff and settings.',
    invitedAction: 'Accept invitation',
    invitedFootnote:
      'Sign in or register with this email address and verify it. If you did not expect this invitation, you can ignore this email.',
    opened: 'Your account is ready',
    openedBody:
      'We created an account for you, so that you can find your orders. Choose a password to sign in.',
    openedAction: 'Choose a password',
    openedFootnote: 'If you did not ask for an account, you can ignore this email.',
    undoBody:
      'The email address of your account was changed. You now sign in with the new address, and we send our emails there. If this was not you, undo the change within 7 days to get your account back and choose a new password.',
    undoAction: 'Undo this change',
  },
  ar: {
    notYou: 'إذا لم تكن أنت من فعل ذلك، فتواصل معنا فورًا على {email}.',
    passwordChanged: 'تم تغيير كلمة المرور',
    passwordChangedBody: 'تم تغيير كلمة مرور حسابك، وتسجيل خروجك من كل الأجهزة الأخرى.',
    twoFactorOn: 'تم تفعيل التحقق بخطوتين',
    twoFactorOnBody:
      'أصبح تسجيل دخولك بكلمة المرور ورمز. احفظ رموز الاسترداد في مكان آمن يمكنك الوصول إليه دون موبايلك.',
    twoFactorOff: 'تم إيقاف التحقق بخطوتين',
    twoFactorOffBody: 'أصبح تسجيل دخولك بكلمة المرور فقط.',
    twoFactorReset: 'تمت إعادة ضبط التحقق بخطوتين',
    twoFactorResetBody:
      'أزلنا من حسابك تطبيق المصادقة ورموز الاسترداد ومفاتيح المرور، وسجّلنا خروجك من كل الأجهزة. سجّل الدخول مرة أخرى وأعد إعدادها.',
    codesRenewed: 'لديك رموز استرداد جديدة',
    codesRenewedBody: 'أنشأنا رموز استرداد جديدة لحسابك، ولم تعد رموزك السابقة صالحة.',
    codeUsed: 'تم استخدام رمز استرداد',
    codeUsedBody: 'تم تسجيل الدخول إلى حسابك برمز استرداد. كل رمز صالح لمرة واحدة فقط.',
    passkeyAdded: 'تمت إضافة مفتاح مرور',
    passkeyAddedBody: 'أُضيف مفتاح مرور إلى حسابك، ويمكنك الآن تسجيل الدخول به.',
    passkeyRemoved: 'تمت إزالة مفتاح مرور',
    passkeyRemovedBody:
      'أُزيل مفتاح مرور من حسابك، ولم يعد يمكنك تسجيل الدخول به. تم تسجيل خروجك من كل الأجهزة الأخرى.',
    emailChanged: 'تم تغيير بريدك الإلكتروني',
    emailChangedBody: 'تم تغيير البريد الإلكتروني لحسابك، وأصبحنا نرسل رسائلنا إلى العنوان الجديد.',
    emailAdded: 'بريدك الإلكتروني الجديد',
    emailAddedBody:
      'أصبح تسجيل دخولك بهذا البريد الإلكتروني، وعليه نرسل رسائلنا. تم تسجيل خروجك من كل الأجهزة الأخرى.',
    emailRestored: 'تمت استعادة بريدك الإلكتروني',
    emailRestoredBody:
      'عاد حسابك إلى هذا البريد الإلكتروني. تم تسجيل خروجك من كل الأجهزة، ولم تعد كلمة المرور القديمة صالحة. اختر كلمة مرور جديدة.',
    emailRestoredAction: 'اختر كلمة مرور جديدة',
    emailTakenBack: 'أحد الحسابات لم يعد يستخدم هذا البريد',
    emailTakenBackBody:
      'استعاد صاحب أحد الحسابات بريده الإلكتروني السابق. لن نرسل إلى هنا رسائل عن ذلك الحساب بعد الآن.',
    invited: 'أنت مدعو إلى فريق عمل {shop}',
    invitedSellerBody: 'ندعوك إلى إدارة الطلبات والمنتجات والتوصيل.',
    invitedDriverBody: 'ندعوك إلى توصيل الطلبات. تجد جولاتك على هاتفك.',
    invitedSuperAdminBody: 'ندعوك إلى إدارة المتجر: الطلبات والمنتجات وفريق العمل والإعدادات.',
    invitedAction: 'قبول الدعوة',
    invitedFootnote:
      'سجّل الدخول أو أنشئ حسابًا بهذا البريد الإلكتروني ثم أكّده. إذا لم تكن تتوقع هذه الدعوة، فتجاهل هذه الرسالة.',
    opened: 'حسابك جاهز',
    openedBody: 'أنشأنا لك حسابًا لتجد فيه طلباتك. اختر كلمة مرور لتسجيل الدخول.',
    openedAction: 'اختر كلمة مرور',
    openedFootnote: 'إذا لم تطلب حسابًا، فتجاهل هذه الرسالة.',
    undoBody:
      'تم تغيير البريد الإلكتروني لحسابك. أصبح تسجيل دخولك بالعنوان الجديد، وعليه نرسل رسائلنا. إذا لم تكن أنت من فعل ذلك، فتراجع عن التغيير خلال 7 أيام لتستعيد حسابك وتختار كلمة مرور جديدة.',
    undoAction: 'تراجع عن هذا التغيير',
  },
})
