import { defineMessages } from '#i18n/define-messages.ts'

/** How an order is paid: on every page and document, for customers and staff. */
export const paymentMethodText = defineMessages({
  en: {
    card: 'Card',
    wallet: 'Mobile wallet',
    terminal: 'Card terminal',
    cash: 'Cash on delivery',
  },
  ar: {
    card: 'بطاقة بنكية',
    wallet: 'محفظة إلكترونية',
    terminal: 'بطاقة عبر ماكينة الدفع',
    cash: 'الدفع عند الاستلام',
  },
})
