import { defineMessages } from '#i18n/define-messages.ts'

export const viewerText = defineMessages({
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    position: '{index} of {count}',
  },
  ar: {
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    close: 'إغلاق',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    position: '{index} من {count}',
  },
})
