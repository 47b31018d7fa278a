import { defineMessages } from '#i18n/define-messages.ts'

export const linkEmailText = defineMessages({
  en: {
    hello: 'Hello,',
    proof: 'Confirm your email address',
    proofBody: 'Confirm that this address is yours, so that we can reach you about your orders.',
    proofAction: 'Confirm my address',
    proofFootnote:
      'The link works once, within one hour. If you did not create an account with us, ignore this email.',
    reset: 'Choose a new password',
    resetBody: 'We received a request to reset the password of your account.',
    resetAction: 'Choose a new password',
    resetFootnote:
      'The link works once, within one hour, unless your sign-in changes first. If you did not request it, ignore this email: your password stays the same.',
    change: 'Confirm your new email address',
    changeBody: 'We received a request to use this address for an account with us.',
    changeAction: 'Use this address',
    changeFootnote:
      'The link works once, within one hour, unless your sign-in changes first. If you did not request it, ignore this email.',
  },
  ar: {
    hello: 'مرحبًا،',
    proof: 'أكّد بريدك الإلكتروني',
    proofBody: 'أكّد أن هذا البريد الإلكتروني لك، حتى نتواصل معك بخصوص طلباتك.',
    proofAction: 'تأكيد بريدي الإلكتروني',
    proofFootnote: 'الرابط صالح لمرة واحدة خلال ساعة. إذا لم تنشئ حسابًا لدينا، فتجاهل هذه الرسالة.',
    reset: 'اختر كلمة مرور جديدة',
    resetBody: 'وصلنا طلب لإعادة تعيين كلمة مرور حسابك.',
    resetAction: 'اختر كلمة مرور جديدة',
    resetFootnote:
      'الرابط صالح لمرة واحدة خلال ساعة، ما لم تتغير طريقة تسجيل دخولك قبل ذلك. إذا لم تطلبه، فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
    change: 'أكّد بريدك الإلكتروني الجديد',
    changeBody: 'وصلنا طلب لاستخدام هذا البريد الإلكتروني في حساب لدينا.',
    changeAction: 'استخدام هذا البريد',
    changeFootnote:
      'الرابط صالح لمرة واحدة خلال ساعة، ما لم تتغير طريقة تسجيل دخولك قبل ذلك. إذا لم تطلبه، فتجاهل هذه الرسالة.',
  },
})
