import { defineMessages } from '#i18n/define-messages.ts'

export const todayText = defineMessages({
  en: {
    today: 'Today',
    day: 'Day',
    makeList: 'Make list',
    purchaseList: 'Purchase list',
    backToToday: 'Back to today',
    previousDay: 'Previous day',
    nextDay: 'Next day',
    date: 'Date',
    columns: 'Columns',
    awaitingPayment:
      '{count, plural, one {1 order} other {# orders}} awaiting payment. Shown here once paid.',
    awaitingConfirmation:
      '{count, plural, one {1 order} other {# orders}} awaiting the customer’s confirmation. Do not prepare yet.',
    viewOrders: 'View orders',
    noDeliveries: 'No deliveries on this day',
    emptyNote:
      'Orders appear here once they are confirmed. Drag a card or use its buttons to update the status; the customer is notified.',
    viewUpcoming: 'View upcoming deliveries',
    cancellations: 'Cancellation requests',
    order: 'Order {number}',
  },
  ar: {
    today: 'اليوم',
    day: 'اليوم المعروض',
    makeList: 'قائمة التجهيز',
    purchaseList: 'قائمة الشراء',
    backToToday: 'العودة إلى اليوم',
    previousDay: 'اليوم السابق',
    nextDay: 'اليوم التالي',
    date: 'التاريخ',
    columns: 'الأعمدة',
    awaitingPayment:
      '{count, plural, one {طلب واحد بانتظار الدفع. سيظهر هنا بعد الدفع.} two {طلبان بانتظار الدفع. سيظهران هنا بعد الدفع.} few {# طلبات بانتظار الدفع. ستظهر هنا بعد الدفع.} many {# طلبًا بانتظار الدفع. ستظهر هنا بعد الدفع.} other {# طلب بانتظار الدفع. ستظهر هنا بعد الدفع.}}',
    awaitingConfirmation:
      '{count, plural, one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}} بانتظار تأكيد العميل. لا تبدأ التجهيز بعد.',
    viewOrders: 'عرض الطلبات',
    noDeliveries: 'لا توجد توصيلات في هذا اليوم',
    emptyNote:
      'تظهر الطلبات هنا بعد تأكيدها. اسحب البطاقة أو استخدم أزرارها لتغيير الحالة، وسيصل إشعار إلى العميل.',
    viewUpcoming: 'عرض التوصيلات القادمة',
    cancellations: 'طلبات الإلغاء',
    order: 'الطلب {number}',
  },
})

/** Columns and cards of the board. */
export const boardText = defineMessages({
  en: {
    confirmed: 'No orders to prepare.',
    preparing: 'No orders in preparation.',
    out_for_delivery: 'No orders out for delivery.',
    delivered: 'No orders delivered yet.',
    delivery_failed: 'No failed deliveries.',
    move: 'Move order {number}',
    action: '{action}: order {number}',
    lateToDispatch: 'Late to dispatch',
    lateDelivery: 'Late delivery',
    dueSoon: 'Due within the hour',
    noAddress: 'No address yet',
    cash: 'Cash on delivery',
    howToDrag:
      'To move the card to another column, press Space, use the left and right arrow keys, and press Space again to drop it. Press Escape to cancel.',
    pickedUp: 'Order {number} was picked up.',
    overNothing: 'Order {number} is not over a column.',
    over: 'Order {number} is over {column}.',
    overOwn: 'Order {number} is over {column}, its current column.',
    dropped: 'Order {number} was dropped in {column}.',
    notMoved: 'Order {number} was not moved.',
  },
  ar: {
    confirmed: 'لا توجد طلبات للتجهيز.',
    preparing: 'لا توجد طلبات قيد التجهيز.',
    out_for_delivery: 'لا توجد طلبات في الطريق.',
    delivered: 'لم يتم توصيل أي طلب بعد.',
    delivery_failed: 'لا توجد توصيلات متعذّرة.',
    move: 'نقل الطلب {number}',
    action: '{action}: الطلب {number}',
    lateToDispatch: 'تأخر الخروج للتوصيل',
    lateDelivery: 'تأخر التوصيل',
    dueSoon: 'موعده خلال ساعة',
    noAddress: 'لا يوجد عنوان بعد',
    cash: 'الدفع عند الاستلام',
    howToDrag:
      'لنقل البطاقة إلى عمود آخر، اضغط مفتاح المسافة، واستخدم السهمين الأيمن والأيسر، ثم اضغط مفتاح المسافة مرة أخرى لوضعها. اضغط Escape للإلغاء.',
    pickedUp: 'تم رفع الطلب {number}.',
    overNothing: 'الطلب {number} ليس فوق أي عمود.',
    over: 'الطلب {number} فوق العمود «{column}».',
    overOwn: 'الطلب {number} فوق عموده الحالي «{column}».',
    dropped: 'تم وضع الطلب {number} في العمود «{column}».',
    notMoved: 'لم يتم نقل الطلب {number}.',
  },
})
