import { defineMessages } from '#i18n/define-messages.ts'

/** Export and erasure of personal data by customers, guests and recipients. */
export const dataText = defineMessages({
  en: {
    title: 'Your data',
    note: 'Download everything that we store about you and your orders, with your photos. Or delete your account.',
    download: 'Download my data',
    downloading: 'Preparing your data...',
    downloaded: 'Your data is downloaded',
    deleteAccount: 'Delete account',
    deleteAccountTitle: 'Delete your account?',
    deleteAccountNote:
      'We delete your profile and the names, phone numbers, addresses, card messages and photos of all your orders. We keep amounts, items, dates, areas and statuses for accounting. Your reviews stay without your name. This cannot be undone.',
    deleting: 'Deleting...',
    accountDeleted: 'Your account is deleted',
    keep: 'Keep account',
    signInAgainNote: 'To protect your data, sign in again first. You then have 15 minutes.',
    ordersOpen:
      'Some orders are not finished: {numbers}. You can delete your account once they are delivered or cancelled, paid in full, refunds have arrived and claims are answered.',
    staff: 'Staff accounts cannot be deleted. Ask a super admin to remove your role first.',

    orderTitle: 'Data of this order',
    orderNote: 'Download the data of this order, or delete it once the order is finished.',
    deleteOrder: 'Delete data',
    deleteOrderTitle: 'Delete the data of this order?',
    deleteOrderNote:
      'We delete names, phone numbers, the address, the card message and photos, and the links in our emails stop working. We keep amounts, items, the date, the area and the status for accounting. This cannot be undone.',
    orderDeleted: 'The personal data of this order is deleted',
    keepOrder: 'Keep data',
    orderOpen:
      'You can delete the data once the order is delivered or cancelled, paid in full, refunds have arrived and claims are answered.',
    orderErased: 'The personal data of this order is deleted.',

    recipientNote:
      'The shop has your name, phone number and address, and perhaps a photo at the door. You can delete them.',
    deleteRecipient: 'Delete my data',
    deleteRecipientTitle: 'Delete your data?',
    deleteRecipientNote:
      'We delete your name, phone number, address, thank-you and the photo at the door. The sender keeps the order and the text of the card. This link stops working.',
    recipientDeleted: 'Your data is deleted.',

    notDeleted: 'Not deleted',
    notDownloaded: 'Not downloaded',
    later: 'Please try again later.',
    linkUnknown: 'This link no longer works.',
  },
  ar: {
    title: 'بياناتك',
    note: 'نزّل كل ما نحفظه عنك وعن طلباتك، مع صورك. أو احذف حسابك.',
    download: 'تنزيل بياناتي',
    downloading: 'جارٍ تجهيز بياناتك...',
    downloaded: 'تم تنزيل بياناتك',
    deleteAccount: 'حذف الحساب',
    deleteAccountTitle: 'هل تريد حذف حسابك؟',
    deleteAccountNote:
      'نحذف ملفك الشخصي والأسماء وأرقام الموبايل والعناوين ورسائل الكروت والصور من كل طلباتك. ونحتفظ لأغراض المحاسبة بالمبالغ والمنتجات والتواريخ والمناطق وحالات الطلبات. وتبقى تقييماتك دون اسمك. لا يمكن التراجع عن ذلك.',
    deleting: 'جارٍ الحذف...',
    accountDeleted: 'تم حذف حسابك',
    keep: 'الاحتفاظ بالحساب',
    signInAgainNote: 'لحماية بياناتك، سجّل الدخول مرة أخرى أولًا. بعدها أمامك 15 دقيقة.',
    ordersOpen:
      'بعض الطلبات لم تنتهِ بعد: {numbers}. يمكنك حذف حسابك بعد توصيلها أو إلغائها، وسداد المبالغ المتبقية، ووصول المبالغ المستردة، والرد على الشكاوى.',
    staff: 'لا يمكن حذف حسابات فريق العمل. اطلب من المدير العام إزالة دورك أولًا.',

    orderTitle: 'بيانات هذا الطلب',
    orderNote: 'نزّل بيانات هذا الطلب، أو احذفها بعد انتهائه.',
    deleteOrder: 'حذف البيانات',
    deleteOrderTitle: 'هل تريد حذف بيانات هذا الطلب؟',
    deleteOrderNote:
      'نحذف الأسماء وأرقام الموبايل والعنوان ورسالة الكارت والصور، وتتوقف الروابط الواردة في رسائلنا. ونحتفظ لأغراض المحاسبة بالمبالغ والمنتجات والتاريخ والمنطقة والحالة. لا يمكن التراجع عن ذلك.',
    orderDeleted: 'تم حذف البيانات الشخصية لهذا الطلب',
    keepOrder: 'الاحتفاظ بالبيانات',
    orderOpen:
      'يمكنك حذف البيانات بعد توصيل الطلب أو إلغائه، وسداد المبلغ المتبقي، ووصول المبالغ المستردة، والرد على الشكاوى.',
    orderErased: 'تم حذف البيانات الشخصية لهذا الطلب.',

    recipientNote: 'لدى المحل اسمك ورقم موبايلك وعنوانك، وربما صورة عند الباب. يمكنك حذفها.',
    deleteRecipient: 'حذف بياناتي',
    deleteRecipientTitle: 'هل تريد حذف بياناتك؟',
    deleteRecipientNote:
      'نحذف اسمك ورقم موبايلك وعنوانك ورسالة شكرك والصورة عند الباب. ويحتفظ المرسل بالطلب ونص الكارت. ويتوقف هذا الرابط.',
    recipientDeleted: 'تم حذف بياناتك.',

    notDeleted: 'لم يتم الحذف',
    notDownloaded: 'لم يتم التنزيل',
    later: 'حاول مرة أخرى لاحقًا من فضلك.',
    linkUnknown: 'لم يعد هذا الرابط صالحًا.',
  },
})
