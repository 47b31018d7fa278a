import { defineMessages } from '#i18n/define-messages.ts'

export const buyBarText = defineMessages({
  en: { label: 'Add to cart', viewCart: 'View cart' },
  ar: { label: 'أضف إلى السلة', viewCart: 'عرض السلة' },
})
