import { defineMessages } from '#i18n/define-messages.ts'

/** The profile of a user: its form, and the page that asks a new user to fill it in. */
export const profileText = defineMessages({
  en: {
    title: 'Complete your profile',
    lead: 'So that we know your name and how to reach you about an order.',
    name: 'Name',
    surname: 'Surname',
    phone: 'Phone',
    phoneHelp: 'Include + and the country code for numbers outside Egypt.',
    signInAgain: 'Please sign in again',
    entriesKept: 'We kept your details.',
  },
  ar: {
    title: 'أكمل بياناتك',
    lead: 'لنعرف اسمك وكيف نتواصل معك بخصوص طلبك.',
    name: 'الاسم',
    surname: 'اسم العائلة',
    phone: 'رقم الموبايل',
    phoneHelp: 'للأرقام من خارج مصر، ابدأ بعلامة + ثم كود الدولة.',
    signInAgain: 'سجّل الدخول مرة أخرى من فضلك',
    entriesKept: 'احتفظنا بما كتبته.',
  },
})
