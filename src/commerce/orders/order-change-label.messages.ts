import { defineMessages } from '#i18n/define-messages.ts'

/** A change in the timeline, the same for customers and staff. */
export const orderEventText = defineMessages({
  en: {
    'card-changed': 'Card message changed',
    'phone-changed': 'Recipient’s phone number changed',
    'delivery-changed': 'Delivery time changed',
    'address-given': 'Address received',
    'bouquet-photographed': 'Photo of the bouquet added',
    'delivery-photographed': 'Photo of the delivery added',
    'photo-removed': 'Photo removed',
    substituted: 'Item substituted',
    edited: 'Order changed',
    noted: 'Note',
  },
  ar: {
    'card-changed': 'تم تعديل رسالة الكارت',
    'phone-changed': 'تم تعديل رقم موبايل المستلم',
    'delivery-changed': 'تم تغيير موعد التوصيل',
    'address-given': 'وصلنا العنوان',
    'bouquet-photographed': 'تمت إضافة صورة الباقة',
    'delivery-photographed': 'تمت إضافة صورة التوصيل',
    'photo-removed': 'تم حذف صورة',
    substituted: 'تم استبدال صنف',
    edited: 'تم تعديل الطلب',
    noted: 'ملاحظة',
  },
})
