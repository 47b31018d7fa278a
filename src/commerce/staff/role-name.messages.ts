import { defineMessages } from '#i18n/define-messages.ts'

export const roleText = defineMessages({
  en: { superAdmin: 'Super admin', seller: 'Seller', driver: 'Driver', customer: 'Customer' },
  ar: { superAdmin: 'مدير عام', seller: 'بائع', driver: 'مندوب توصيل', customer: 'عميل' },
})
