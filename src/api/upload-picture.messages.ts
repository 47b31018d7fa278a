import { defineMessages } from '#i18n/define-messages.ts'

export const uploadText = defineMessages({
  en: {
    failed: 'The upload failed. Try again.',
    tooLarge: 'The file is larger than 10 MB.',
    notAPicture: 'The file is not a JPEG, PNG, WebP or AVIF.',
    tooManyPixels: 'The picture has more than 50 million pixels.',
    tooNarrow: 'The picture is too narrow: one side is over 100 times the other.',
    broken: 'The file is damaged.',
    beingRemoved: 'The same picture is being removed. Try again in a minute.',
    tooOften: 'Too many uploads. Try again in an hour.',
  },
  ar: {
    failed: 'تعذّر رفع الصورة. حاول مرة أخرى.',
    tooLarge: 'حجم الملف أكبر من 10 ميجابايت.',
    notAPicture: 'الملف ليس صورة بصيغة JPEG أو PNG أو WebP أو AVIF.',
    tooManyPixels: 'الصورة أكبر من 50 مليون بكسل.',
    tooNarrow: 'الصورة ضيقة جدًا: أحد أضلاعها أطول من الآخر بأكثر من 100 مرة.',
    broken: 'الملف تالف.',
    beingRemoved: 'يجري حذف الصورة نفسها الآن. حاول مرة أخرى بعد دقيقة.',
    tooOften: 'رفعت صورًا كثيرة. حاول مرة أخرى بعد ساعة.',
  },
})
