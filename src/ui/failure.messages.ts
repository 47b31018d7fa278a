import { defineMessages } from '#i18n/define-messages.ts'

export const failureText = defineMessages({
  en: {
    title: 'Error',
    general: 'Something went wrong on our side. Please try again in a moment.',
    connectionLost: 'Please check your internet connection and try again.',
    fetchFailed: 'Failed to fetch data.',
    tryAgain: 'Try again',
    back: 'Back to the shop',
  },
  ar: {
    title: 'خطأ',
    general: 'حدث خطأ من جانبنا. حاول مرة أخرى بعد قليل.',
    connectionLost: 'تحقق من اتصالك بالإنترنت وحاول مرة أخرى.',
    fetchFailed: 'تعذّر تحميل البيانات.',
    tryAgain: 'حاول مرة أخرى',
    back: 'العودة إلى المتجر',
  },
})
