import { defineMessages } from '#i18n/define-messages.ts'

/** Title of the driver's page, and its name on the home screen. */
export const driverTitle = defineMessages({
  en: { page: 'My deliveries', app: 'Deliveries' },
  ar: { page: 'توصيلاتي', app: 'التوصيلات' },
})
