import { defineMessages } from '#i18n/define-messages.ts'

/** Export and erasure of the data of a customer at their request. */
export const customerDataText = defineMessages({
  en: {
    export: 'Export personal data',
    exporting: 'Preparing the data...',
    exported: 'Data exported',
    notExported: 'Failed to export the data',
    erase: 'Erase personal data',
    title: 'Erase the personal data of {name}?',
    consequences:
      'This deletes the account and notes, and the names, phone numbers, addresses, card messages and photos of all orders. Amounts, items, dates, areas and statuses stay for accounting. This cannot be undone.',
    confirm: 'Erase',
    ordersOpen:
      'Some orders are not finished: {numbers}. Try again once they are delivered or cancelled, paid in full, refunds have arrived and claims are answered.',
    staff: 'This user is on the staff. Remove their role first.',
  },
  ar: {
    export: 'تنزيل البيانات الشخصية',
    exporting: 'جارٍ تجهيز البيانات...',
    exported: 'تم تنزيل البيانات',
    notExported: 'تعذّر تنزيل البيانات',
    erase: 'محو البيانات الشخصية',
    title: 'هل تريد محو البيانات الشخصية للعميل {name}؟',
    consequences:
      'يُحذف الحساب والملاحظات، والأسماء وأرقام الموبايل والعناوين ورسائل الكروت والصور من كل الطلبات. وتبقى المبالغ والمنتجات والتواريخ والمناطق وحالات الطلبات لأغراض المحاسبة. لا يمكن التراجع عن ذلك.',
    confirm: 'محو',
    ordersOpen:
      'بعض الطلبات لم تنتهِ بعد: {numbers}. حاول مرة أخرى بعد توصيلها أو إلغائها، وسداد المبالغ المتبقية، ووصول المبالغ المستردة، والرد على الشكاوى.',
    staff: 'هذا المستخدم من فريق العمل. أزل دوره أولًا.',
  },
})
