import { defineMessages } from '#i18n/define-messages.ts'

export const photoFieldText = defineMessages({
  en: {
    photos: 'Photos',
    addPhotos: 'Add photos',
    onePhoto: 'Photo',
    addPhoto: 'Add photo',
    photo: 'Your flowers, {place}',
    removePhoto: 'Remove photo {place}',
    uploading: 'Uploading photo {place}',
    uploadsRunning: 'Wait until the photos are uploaded.',
    uploadsFailed: 'Remove the photos that failed.',
  },
  ar: {
    photos: 'الصور',
    addPhotos: 'إضافة صور',
    onePhoto: 'الصورة',
    addPhoto: 'إضافة صورة',
    photo: 'وردك، صورة {place}',
    removePhoto: 'حذف الصورة {place}',
    uploading: 'جارٍ رفع الصورة {place}',
    uploadsRunning: 'انتظر حتى يكتمل رفع الصور.',
    uploadsFailed: 'احذف الصور التي تعذّر رفعها.',
  },
})
