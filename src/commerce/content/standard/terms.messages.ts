import { defineMessages } from '#i18n/define-messages.ts'

export const termsText = defineMessages({
  en: {
    title: 'Terms',
    lead: 'The terms of your order, short enough to read before the flowers fade.',
    order: 'Your order',
    confirmed:
      'An order is confirmed when it is paid. A cash order is confirmed when you place it, or when you confirm it with the code that we email you.',
    reserved:
      'We reserve your flowers for {timeToPay} while an online payment is pending. After that the order expires and you are not charged.',
    prices: 'Prices',
    pounds:
      'Prices are in Egyptian pounds. A sale price applies between the start and the end of the sale. If a price changes during checkout, we show you the new price before you place the order.',
    cancellation: 'Cancellation and refunds',
    untilPreparing:
      'You can cancel on your order page until we start to prepare your flowers. After that, email us: we can cancel until they leave the shop. We refund the original payment method. Your bank may need a few days to show the refund.',
    onTheWay:
      'An order that is on the way can no longer be cancelled. Our freshness guarantee still applies.',
    card: 'Message card',
    printed:
      'We print your message exactly as you wrote it. We do not print hurtful messages, and we tell you if we decline one.',
  },
  ar: {
    title: 'الشروط والأحكام',
    lead: 'شروط طلبك، قصيرة بما يكفي لتقرأها قبل أن يذبل الورد.',
    order: 'طلبك',
    confirmed:
      'يتأكد الطلب عند دفع قيمته. أما طلب الدفع عند الاستلام فيتأكد عند إرساله، أو عندما تؤكده بالرمز الذي نرسله إلى بريدك الإلكتروني.',
    reserved:
      'نحجز لك الورد {timeToPay} إلى أن يكتمل الدفع الإلكتروني. بعد ذلك تنتهي صلاحية الطلب ولا يُخصم منك أي مبلغ.',
    prices: 'الأسعار',
    pounds:
      'الأسعار بالجنيه المصري. يسري سعر التخفيض من بداية العرض حتى نهايته. وإذا تغيّر سعر أثناء إتمام الطلب، نعرض عليك السعر الجديد قبل تأكيد الطلب.',
    cancellation: 'الإلغاء واسترداد المبلغ',
    untilPreparing:
      'يمكنك إلغاء الطلب من صفحته إلى أن نبدأ في تجهيز وردك. بعد ذلك راسلنا عبر البريد الإلكتروني: يمكننا إلغاؤه ما دام لم يخرج من المتجر. نعيد المبلغ بوسيلة الدفع نفسها، وقد يحتاج البنك إلى بضعة أيام حتى يظهر في حسابك.',
    onTheWay: 'لا يمكن إلغاء طلب خرج للتوصيل، لكن ضمان النضارة يظل ساريًا.',
    card: 'رسالة الكارت',
    printed:
      'نطبع رسالتك كما كتبتها تمامًا. ولا نطبع الرسائل المسيئة، ونبلغك إذا اعتذرنا عن طباعة رسالتك.',
  },
})
