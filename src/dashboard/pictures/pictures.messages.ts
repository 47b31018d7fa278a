import { defineMessages } from '#i18n/define-messages.ts'

export const picturesText = defineMessages({
  en: {
    dropHint: 'Drop files here, or click to browse. JPEG, PNG, WebP or AVIF, up to 10 MB.',
    pictures: 'Pictures',
    picture: 'picture {number}',
    altText: 'Alt text of {picture}',
    arabicAltText: 'Arabic alt text of {picture}',
    altExample: 'A dome of red roses in kraft paper',
    remove: 'Remove {picture}',
    uploading: 'Uploading {file}',
    removePicture: 'Remove picture',
    replacePicture: 'Replace picture',
    addPicture: 'Add a picture',
    uploadingPicture: 'Uploading the picture',
  },
  ar: {
    dropHint:
      'اسحب الملفات إلى هنا، أو اضغط لاختيارها. JPEG أو PNG أو WebP أو AVIF، بحجم أقصاه 10 ميجابايت.',
    pictures: 'الصور',
    picture: 'الصورة {number}',
    altText: 'النص البديل بالإنجليزية: {picture}',
    arabicAltText: 'النص البديل بالعربية: {picture}',
    altExample: 'باقة ورد أحمر مستديرة في ورق كرافت',
    remove: 'إزالة {picture}',
    uploading: 'جارٍ رفع {file}',
    removePicture: 'إزالة الصورة',
    replacePicture: 'تغيير الصورة',
    addPicture: 'إضافة صورة',
    uploadingPicture: 'جارٍ رفع الصورة',
  },
})
