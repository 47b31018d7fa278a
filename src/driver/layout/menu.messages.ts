import { defineMessages } from '#i18n/define-messages.ts'

/** The menu of the driver's page, and the state after a session has ended. */
export const menuText = defineMessages({
  en: {
    menu: 'Menu',
    callShop: 'Call the shop',
    install: 'Add to home screen',
    languageFailed: 'Language not saved. Try again.',
    needsSignal: 'Connect to the internet to change the language or sign out.',
    signOut: 'Sign out',
    signOutQuestion: 'Sign out?',
    keepsReports:
      '{count, plural, one {1 report is not sent yet. It stays on this phone, and is} other {# reports are not sent yet. They stay on this phone, and are}} sent when you sign in here again.',
    signedOut: 'You are signed out',
    signInToSend:
      '{count, plural, one {1 report is} other {# reports are}} saved on this phone. Sign in to send.',
    signInNote: 'Sign in to see your stops.',
    notADriver: 'You are no longer a driver',
    askToSend:
      'This account cannot send reports now. {count, plural, one {1 report stays} other {# reports stay}} saved on this phone. Ask your super admin to make you a driver again, then open this page.',
    askForRole: 'Ask your super admin if this is a mistake.',
    signIn: 'Sign in',
  },
  ar: {
    menu: 'القائمة',
    callShop: 'الاتصال بالمتجر',
    install: 'إضافة إلى الشاشة الرئيسية',
    languageFailed: 'تعذّر حفظ اللغة. حاول مرة أخرى.',
    needsSignal: 'اتصل بالإنترنت لتغيير اللغة أو تسجيل الخروج.',
    signOut: 'تسجيل الخروج',
    signOutQuestion: 'هل تريد تسجيل الخروج؟',
    keepsReports:
      '{count, plural, zero {لا تقارير لم تُرسل بعد.} one {تقرير واحد لم يُرسل بعد. يبقى على هذا الهاتف ويُرسل عندما تسجّل الدخول هنا مرة أخرى.} two {تقريران لم يُرسلا بعد. يبقيان على هذا الهاتف ويُرسلان عندما تسجّل الدخول هنا مرة أخرى.} few {# تقارير لم تُرسل بعد. تبقى على هذا الهاتف وتُرسل عندما تسجّل الدخول هنا مرة أخرى.} many {# تقريرًا لم يُرسل بعد. تبقى على هذا الهاتف وتُرسل عندما تسجّل الدخول هنا مرة أخرى.} other {# تقرير لم يُرسل بعد. تبقى على هذا الهاتف وتُرسل عندما تسجّل الدخول هنا مرة أخرى.}}',
    signedOut: 'تم تسجيل خروجك',
    signInToSend:
      '{count, plural, zero {لا تقارير محفوظة على هذا الهاتف.} one {تقرير واحد محفوظ على هذا الهاتف.} two {تقريران محفوظان على هذا الهاتف.} few {# تقارير محفوظة على هذا الهاتف.} many {# تقريرًا محفوظًا على هذا الهاتف.} other {# تقرير محفوظ على هذا الهاتف.}} سجّل الدخول للإرسال.',
    signInNote: 'سجّل الدخول لترى محطاتك.',
    notADriver: 'لم تعد مندوب توصيل',
    askToSend:
      'لا يستطيع هذا الحساب إرسال التقارير الآن. {count, plural, zero {لا تقارير محفوظة على هذا الهاتف.} one {تقرير واحد يبقى محفوظًا على هذا الهاتف.} two {تقريران يبقيان محفوظين على هذا الهاتف.} few {# تقارير تبقى محفوظة على هذا الهاتف.} many {# تقريرًا تبقى محفوظة على هذا الهاتف.} other {# تقرير تبقى محفوظة على هذا الهاتف.}} اطلب من المدير العام إعادتك مندوبًا، ثم افتح هذه الصفحة.',
    askForRole: 'إن كان هذا خطأً فاسأل المدير العام.',
    signIn: 'تسجيل الدخول',
  },
})
