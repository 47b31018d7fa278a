import { defineMessages } from '#i18n/define-messages.ts'

export const controlText = defineMessages({
  en: {
    cancel: 'Cancel',
    close: 'Close',
    optional: '(optional)',
    loading: 'Loading...',
    quantity: 'Quantity',
    decrease: 'Decrease quantity',
    increase: 'Increase quantity',
  },
  ar: {
    cancel: 'إلغاء',
    close: 'إغلاق',
    optional: '(اختياري)',
    loading: 'جارٍ التحميل...',
    quantity: 'الكمية',
    decrease: 'تقليل الكمية',
    increase: 'زيادة الكمية',
  },
})
