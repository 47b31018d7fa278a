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
    signIns:
      'The IP address and browser of each sign-in or guest checkout, so that we can investigate misuse: we delete them when you sign out, or 30 days after the last use.',
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
    yourRights: 'Your data',
    download:
      'Download your data: under Sign-in and security in your account, as a file with your profile, sign-ins, orders, cards, recipients, reviews, claims and photos. We ask you to sign in again first. Without an account, open your order with the link in our emails and download its data there.',
    erase:
      'Delete your data in the same places, once your orders have been delivered or cancelled. We then delete names, phone numbers, addresses, card messages and photos. We keep amounts, items, dates, areas and statuses for accounting. Reviews stay without your name.',
    recipients:
      'Recipients can delete their name, phone number, address and the photo at the door after the delivery, on the page that their link or card code opens.',
    recipientsLater:
      'After six weeks the link and the code no longer work: recipients can email us, and we delete this data.',
    retention: 'How long we keep it',
    orders:
      'Names, phone numbers, addresses, cards and photos of an order: three years after the delivery. Messages of our payment provider: 180 days. The list of emails that we sent: two years. The links in our emails and on cards: six weeks after the delivery.',
    accounts:
      'Your account: until you delete it. A guest without orders: 90 days. The network from which an account was changed: 90 days. Backups: until newer ones replace them; if we restore a backup, we repeat your deletion.',
    consents:
      'If you let us show a photo or your name or send an email, we store the sentence that you agreed to, the time and, for an email, a code made from your address that cannot be turned back into it. You can withdraw your permission where you gave it, and emails with the link in each of them.',
    yourData: 'Email us if you need help with your data or want to correct it.',
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
    signIns:
      'عنوان IP والمتصفح في كل عملية تسجيل دخول أو إتمام طلب كزائر، حتى نتمكن من التحقق من أي إساءة استخدام: نحذفهما عند تسجيل الخروج، أو بعد 30 يومًا من آخر استخدام.',
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
    yourRights: 'بياناتك',
    download:
      'تنزيل بياناتك: من صفحة تسجيل الدخول والأمان في حسابك، في ملف يضم ملفك الشخصي وعمليات تسجيل دخولك وطلباتك ورسائل الكروت والمستلمين وتقييماتك وشكاواك وصورك. ونطلب منك تسجيل الدخول مرة أخرى أولًا. وإذا لم يكن لديك حساب، فافتح طلبك من الرابط الوارد في رسائلنا ونزّل بياناته من صفحته.',
    erase:
      'احذف بياناتك من المكان نفسه بعد توصيل طلباتك أو إلغائها. عندها نحذف الأسماء وأرقام الموبايل والعناوين ورسائل الكروت والصور. ونحتفظ لأغراض المحاسبة بالمبالغ والمنتجات والتواريخ والمناطق وحالات الطلبات. وتبقى التقييمات دون اسمك.',
    recipients:
      'يمكن للمستلم بعد التوصيل حذف اسمه ورقم موبايله وعنوانه والصورة عند الباب، من الصفحة التي يفتحها الرابط أو الرمز المطبوع على الكارت.',
    recipientsLater:
      'بعد ستة أسابيع يتوقف الرابط والرمز عن العمل: يمكن للمستلم مراسلتنا عبر البريد الإلكتروني، ونحن نحذف هذه البيانات.',
    retention: 'مدة الاحتفاظ بها',
    orders:
      'الأسماء وأرقام الموبايل والعناوين والكارت والصور في كل طلب: ثلاث سنوات بعد التوصيل. رسائل مزود الدفع: 180 يومًا. قائمة الرسائل التي أرسلناها: سنتان. الروابط الواردة في رسائلنا وعلى الكروت: ستة أسابيع بعد التوصيل.',
    accounts:
      'حسابك: حتى تحذفه. الزائر الذي ليس له طلبات: 90 يومًا. الشبكة التي جرى منها تعديل الحساب: 90 يومًا. النسخ الاحتياطية: حتى تحل محلها نسخ أحدث، وإذا استعدنا نسخة، نكرر حذف بياناتك.',
    consents:
      'إذا سمحت لنا بعرض صورة أو اسمك أو بإرسال رسالة، نحفظ الجملة التي وافقت عليها والوقت، ونحفظ للرسائل رمزًا مشتقًا من بريدك الإلكتروني لا يمكن استرجاعه منه. ويمكنك سحب موافقتك من المكان نفسه، وإيقاف الرسائل من الرابط في كل منها.',
    yourData: 'راسلنا عبر البريد الإلكتروني إذا احتجت إلى مساعدة بخصوص بياناتك أو أردت تصحيحها.',
  },
})
