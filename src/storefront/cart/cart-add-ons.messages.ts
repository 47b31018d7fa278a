import { defineMessages } from '#i18n/define-messages.ts'

export const cartAddOnsText = defineMessages({
  en: {
    addTo: 'Add to {name}',
    addedTo: 'Added to {name}',
    removed: '{name} removed.',
  },
  ar: {
    addTo: 'أضف إلى {name}',
    addedTo: 'إضافات مع {name}',
    removed: 'تم حذف {name}.',
  },
})
