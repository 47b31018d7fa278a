import { defineMessages } from '#i18n/define-messages.ts'

/** Names of the pages for staff, independent of their titles. */
export const contentPageName = defineMessages({
  en: {
    delivery: 'Delivery',
    freshness: 'Freshness guarantee',
    substitution: 'Substitutions',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  ar: {
    delivery: 'التوصيل',
    freshness: 'ضمان النضارة',
    substitution: 'الاستبدال',
    contact: 'تواصل معنا',
    terms: 'الشروط والأحكام',
    privacy: 'سياسة الخصوصية',
  },
})
