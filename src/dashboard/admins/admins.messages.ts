import { defineMessages } from '#i18n/define-messages.ts'

export const adminsText = defineMessages({
  en: {
    title: 'Admins',
    all: 'All admins',
    add: 'Add admin',
    roles:
      'Sellers handle orders, products and deliveries. Super admins also manage users, refunds, delivery settings and the audit log.',
    staff: 'Staff',
    you: 'you',
    invited: 'Invited',
    invitedNote:
      'Invited people join the staff when they first sign in with this email address and have verified it.',
    momentBy: '{moment} by {name}',
    withdraw: 'Withdraw',
    withdrawOf: 'Withdraw the invitation of {email}',
    added: 'Added {moment}',
    addedBy: 'Added {moment} by {name}',
    email: 'Email',
    emailHelp:
      'If this email address belongs to a verified account, that person joins the staff at once. Otherwise we send an invitation.',
    emailInvalid: 'Enter a valid email address.',
    addAction: 'Add',
    gone: 'This person is no longer on the staff.',
    viewProfile: 'View profile',
    removeFromStaff: 'Remove from staff',
    removeTitle: 'Remove {name} from the staff?',
    removeBody:
      'They are signed out at once and become a customer. Their orders and audit log entries are kept.',
    remove: 'Remove',
    roleNote: 'Changing the role signs them out. They get the new role at the next sign-in.',
    role: 'Role',
    sellerNote: 'Orders, products, categories and the delivery board.',
    superAdminNote:
      'Everything sellers can do, plus users, refunds, delivery settings and the audit log.',
    details: 'Details',
    profileAndOrders: 'Profile and orders',
    actionsBy: 'Actions by this person',
    changesTo: 'Changes to this person',
  },
  ar: {
    title: 'فريق العمل',
    all: 'كل أعضاء الفريق',
    add: 'إضافة عضو',
    roles:
      'يتولى البائعون الطلبات والمنتجات والتوصيل. ويدير المدير العام أيضًا المستخدمين واسترداد المبالغ وإعدادات التوصيل وسجل التغييرات.',
    staff: 'فريق العمل',
    you: 'أنت',
    invited: 'المدعوون',
    invitedNote:
      'ينضم المدعوون إلى فريق العمل عند أول تسجيل دخول بهذا البريد الإلكتروني، بشرط تأكيده.',
    momentBy: '{moment}، بدعوة من {name}',
    withdraw: 'سحب الدعوة',
    withdrawOf: 'سحب دعوة {email}',
    added: 'أُضيف في {moment}',
    addedBy: 'أُضيف في {moment} بواسطة {name}',
    email: 'البريد الإلكتروني',
    emailHelp:
      'إذا كان هذا البريد الإلكتروني لحساب مؤكد، ينضم صاحبه إلى فريق العمل فورًا. وإلا نرسل إليه دعوة.',
    emailInvalid: 'اكتب بريدًا إلكترونيًا صحيحًا.',
    addAction: 'إضافة',
    gone: 'لم يعد هذا الشخص ضمن فريق العمل.',
    viewProfile: 'عرض البيانات الشخصية',
    removeFromStaff: 'إزالة من فريق العمل',
    removeTitle: 'هل تريد إزالة {name} من فريق العمل؟',
    removeBody: 'يُسجَّل خروجه فورًا ويصبح عميلًا. تبقى طلباته وما سُجّل له في سجل التغييرات.',
    remove: 'إزالة',
    roleNote: 'تغيير الدور يسجّل خروج صاحبه، ويسري الدور الجديد عند تسجيل الدخول التالي.',
    role: 'الدور',
    sellerNote: 'الطلبات والمنتجات والأقسام ولوحة التوصيل.',
    superAdminNote:
      'كل ما يمكن للبائع، إضافةً إلى المستخدمين واسترداد المبالغ وإعدادات التوصيل وسجل التغييرات.',
    details: 'التفاصيل',
    profileAndOrders: 'البيانات الشخصية والطلبات',
    actionsBy: 'ما فعله هذا الشخص',
    changesTo: 'التغييرات في بيانات هذا الشخص',
  },
})
