import { defineMessages } from '#i18n/define-messages.ts'

export const reviewEmailText = defineMessages({
  en: {
    subject: 'How were the flowers of order {number}?',
    preview: 'A minute of your time helps others choose.',
    heading: 'How were your flowers?',
    body: 'We delivered your flowers to {name} on {day}. Tell others how they were: stars, a few words, and a photo if you have one.',
    honest: 'We publish every review, good or bad, and never delete one.',
    action: 'Review your flowers',
    stop: 'Stop emails that ask for reviews',
  },
  ar: {
    subject: 'ما رأيك في ورد الطلب {number}؟',
    preview: 'دقيقة من وقتك تساعد غيرك على الاختيار.',
    heading: 'ما رأيك في الورد؟',
    body: 'وصّلنا وردك إلى {name} يوم {day}. أخبر غيرك برأيك: نجوم وكلمات قليلة، وصورة إن وُجدت.',
    honest: 'ننشر كل التقييمات، الجيد منها وغير الجيد، ولا نحذف أيًّا منها.',
    action: 'قيّم الورد',
    stop: 'أوقف الرسائل التي تطلب التقييم',
  },
})
