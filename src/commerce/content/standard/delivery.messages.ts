import { defineMessages } from '#i18n/define-messages.ts'

export const deliveryText = defineMessages({
  en: {
    title: 'Delivery',
    lead: 'Our own drivers deliver every bouquet across {area}, upright and in water, in the time slot you choose.',
    times: 'Delivery times',
    choice:
      'At checkout you choose a day and a time slot. You only see days and time slots that are still available.',
    next: 'The bar at the top of every page shows the next available delivery. Some products take a day or more to prepare. Their product page says so.',
    fees: 'Delivery fees',
    feeOfArea:
      'We deliver to the areas listed above. Each area has one fee for any order size. A few peak days have a surcharge, which checkout shows before you choose the day.',
    arrival: 'On arrival',
    notAtHome:
      'The driver calls the recipient only if they cannot find the address. If the recipient is not at home, we take the flowers back and call you to arrange a new time.',
    anonymous:
      'You can send flowers anonymously. Neither the card nor the driver mentions your name.',
    tracking: 'Tracking',
    status: 'Your order page shows the current status, from order to delivery.',
  },
  ar: {
    title: 'التوصيل',
    lead: 'مندوبونا يوصلون كل باقة بأنفسهم في {area}، واقفة في الماء، وفي الموعد الذي تختاره.',
    times: 'مواعيد التوصيل',
    choice: 'عند إتمام الطلب تختار اليوم والموعد، ولا تظهر لك إلا الأيام والمواعيد المتاحة.',
    next: 'يظهر أقرب موعد متاح للتوصيل في الشريط أعلى كل صفحة. وتحتاج بعض المنتجات إلى يوم أو أكثر لتجهيزها، وستجد ذلك موضحًا في صفحة المنتج.',
    fees: 'رسوم التوصيل',
    feeOfArea:
      'نوصل إلى المناطق المذكورة أعلاه. لكل منطقة رسوم ثابتة مهما كان حجم الطلب. وفي أيام الذروة القليلة تُضاف رسوم إضافية تظهر لك قبل أن تختار اليوم.',
    arrival: 'عند الوصول',
    notAtHome:
      'لا يتصل المندوب بالمستلم إلا إذا لم يجد العنوان. وإذا لم يكن المستلم في المنزل، نعود بالورد ونتصل بك لنتفق على موعد جديد.',
    anonymous: 'يمكنك إرسال الورد دون ذكر اسمك. لن يظهر اسمك على الكارت ولن يذكره المندوب.',
    tracking: 'متابعة الطلب',
    status: 'تعرض صفحة طلبك حالته أولًا بأول، من تأكيد الطلب حتى التوصيل.',
  },
})
