import { defineMessages } from '#i18n/define-messages.ts'

/** The sentences with which customers give a permission. The shop stores them as they were read. */
export const consentText = defineMessages({
  en: {
    reviewPhoto: 'The shop may show its photo of my bouquet beside the studio picture',
    reviewName: 'Show my first name and initial',
    stockAlert:
      'One email when it is back, in the language of this page. We then delete your address within 30 days, and after 180 days if it never comes back.',
  },
  ar: {
    reviewPhoto: 'يمكن للمتجر عرض صورته لباقتي بجانب صورة الاستوديو',
    reviewName: 'أظهر اسمي الأول والحرف الأول من اسم عائلتي',
    stockAlert:
      'رسالة واحدة عند توفره، بلغة هذه الصفحة. نحذف عنوانك خلال 30 يومًا من إرسالها، وبعد 180 يومًا إذا لم يتوفر.',
  },
})
