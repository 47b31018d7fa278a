import { defineMessages } from '#i18n/define-messages.ts'

export const privacyText = defineMessages({
  en: {
    title: 'Privacy',
    lead: 'We store what we need to deliver your flowers, and we do not track you.',
    stored: 'What we store',
    aboutYou:
      'About you: your name, email address, phone number if you enter one, and orders. About the recipient: the name, phone number and address, so that the driver finds them.',
    photos:
      'Photos that you send when flowers wilted: only you and our staff can see them. We delete them 90 days after our answer.',
    thanks:
      'Photos that recipients send with a thank-you: only the sender and our staff can see them. We delete them after 90 days.',
    reviews:
      'Reviews that you publish, with your first name and initial if you agree: everyone can read them. You can delete them on the page of your order at any time.',
    stockAlerts:
      'The email address that you leave for a sold-out product: we delete it within 30 days of the email, or after 180 days without one.',
    cardNumber: 'We never see your card number. You enter it on the page of our payment provider.',
    browser: 'In your browser',
    cookies:
      'One cookie keeps you signed in, and two belong to the sign-in itself. Your browser stores your cart and wishlist. We use no advertising cookies.',
    analytics: 'Analytics',
    counts:
      'We count page views and loading times on our own server. We use no cookies for this, do not store your IP address and cannot tell visitors apart. If your browser sends “Do Not Track”, we count nothing.',
    access: 'Who can see it',
    staff:
      'Our staff see what they need for your order. Others who open your order page see no phone numbers, addresses or messages.',
    yourData: 'Email us to see, correct or delete your data.',
  },
  ar: {
    title: 'سياسة الخصوصية',
    lead: 'نحفظ ما نحتاج إليه لتوصيل وردك فقط، ولا نتتبعك.',
    stored: 'ما نحفظه',
    aboutYou:
      'عنك: اسمك وبريدك الإلكتروني وطلباتك، ورقم موبايلك إذا أدخلته. وعن المستلم: الاسم ورقم الموبايل والعنوان، حتى يصل إليه المندوب.',
    photos:
      'الصور التي ترسلها عند ذبول الورد: لا يراها إلا أنت وفريق العمل، ونحذفها بعد 90 يومًا من ردنا عليك.',
    thanks:
      'الصور التي يرسلها المستلم مع رسالة الشكر: لا يراها إلا المرسل وفريق العمل، ونحذفها بعد 90 يومًا.',
    reviews:
      'التقييمات التي تنشرها، مع اسمك الأول والحرف الأول من اسم عائلتك إذا وافقت: يقرؤها الجميع، ويمكنك حذفها من صفحة طلبك في أي وقت.',
    stockAlerts:
      'البريد الإلكتروني الذي تتركه عند نفاد منتج: نحذفه خلال 30 يومًا من إرسال الرسالة، أو بعد 180 يومًا إذا لم نرسلها.',
    cardNumber: 'لا نرى رقم بطاقتك أبدًا، فأنت تدخله في صفحة مزود الدفع.',
    browser: 'في متصفحك',
    cookies:
      'ملف تعريف ارتباط واحد يبقيك مسجل الدخول، واثنان يخصان عملية تسجيل الدخول نفسها. ويحفظ متصفحك السلة والمفضلة. ولا نستخدم ملفات تعريف ارتباط للإعلانات.',
    analytics: 'إحصاءات الزيارات',
    counts:
      'نحصي عدد مرات عرض الصفحات وسرعة تحميلها على خادمنا. ولا نستخدم في ذلك ملفات تعريف ارتباط، ولا نحفظ عنوان IP الخاص بك، ولا يمكننا التمييز بين الزوار. وإذا أرسل متصفحك طلب «عدم التتبع»، فلا نحصي شيئًا.',
    access: 'من يمكنه الاطلاع عليها',
    staff:
      'يرى فريق العمل ما يحتاج إليه لتنفيذ طلبك. ومن يفتح صفحة طلبك غيرك لا يرى أرقام الموبايل أو العناوين أو الرسائل.',
    yourData: 'راسلنا عبر البريد الإلكتروني للاطلاع على بياناتك أو تصحيحها أو حذفها.',
  },
})
