import { defineMessages } from '#i18n/define-messages.ts'

export const peopleText = defineMessages({
  en: {
    suspended: 'Suspended',
    suspend: 'Suspend',
    liftSuspension: 'Lift suspension',
    suspendTitle: 'Suspend {name}?',
    suspendBody:
      'They are signed out everywhere immediately and cannot sign in until you lift the suspension.',
    reason: 'Reason',
    reasonHelp: 'For the audit log. The user does not see it.',
    enterReason: 'Enter a reason.',
  },
  ar: {
    suspended: 'موقوف',
    suspend: 'إيقاف الحساب',
    liftSuspension: 'إلغاء الإيقاف',
    suspendTitle: 'هل تريد إيقاف حساب {name}؟',
    suspendBody:
      'يُسجَّل خروج صاحب الحساب فورًا من كل الأجهزة، ولا يمكنه تسجيل الدخول حتى تلغي الإيقاف.',
    reason: 'السبب',
    reasonHelp: 'يُحفظ في سجل التغييرات ولا يراه المستخدم.',
    enterReason: 'اكتب السبب.',
  },
})

/** Why a member of staff cannot be changed, by refusal. */
export const staffRefusalText = defineMessages({
  en: {
    'not-permitted': 'You are no longer a super admin. Nothing was changed.',
    'own-account': 'You cannot change your own role or access. Ask another super admin.',
    'last-super-admin':
      'This is the last active super admin. Make someone else a super admin first.',
    'changed-elsewhere': 'Someone else has already changed this role.',
    'no-address': 'This user has no email address, which staff need.',
    'address-taken': 'Another member of staff has the same email address.',
    'not-an-address': 'Enter a valid email address.',
    'already-staff': 'This person is already on the staff.',
    'already-invited': 'This person is already invited. Withdraw that invitation first.',
    suspended: 'This user is suspended. Lift the suspension first.',
  },
  ar: {
    'not-permitted': 'لم تعد مديرًا عامًا. لم يتغيّر شيء.',
    'own-account': 'لا يمكنك تغيير دورك أو صلاحياتك. اطلب ذلك من مدير عام آخر.',
    'last-super-admin': 'هذا آخر مدير عام نشط. عيّن مديرًا عامًا آخر أولًا.',
    'changed-elsewhere': 'سبق أن غيّر شخص آخر هذا الدور.',
    'no-address': 'ليس لهذا المستخدم بريد إلكتروني، وهو مطلوب لفريق العمل.',
    'address-taken': 'هذا البريد الإلكتروني مسجل لعضو آخر في فريق العمل.',
    'not-an-address': 'اكتب بريدًا إلكترونيًا صحيحًا.',
    'already-staff': 'هذا الشخص ضمن فريق العمل بالفعل.',
    'already-invited': 'سبقت دعوة هذا الشخص. اسحب تلك الدعوة أولًا.',
    suspended: 'حساب هذا المستخدم موقوف. ألغِ الإيقاف أولًا.',
  },
})
