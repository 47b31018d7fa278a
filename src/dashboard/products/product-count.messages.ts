import { defineMessages } from '#i18n/define-messages.ts'

export const productCountText = defineMessages({
  en: { count: '{count, plural, one {1 product} other {{count} products}}' },
  ar: {
    count:
      '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
})
