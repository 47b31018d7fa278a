import { defineMessages } from '#i18n/define-messages.ts'

export const substitutionEmailText = defineMessages({
  en: {
    subject: 'A substitution in your order {number}',
    preview: 'Your total stays the same.',
    heading: 'We made a substitution',
    reason:
      'Some of the flowers you chose were not fresh enough this morning, so we replaced them as you asked.',
    line: '{name} instead of {original}.',
    lines: '{quantity} × {name} instead of {original}.',
    call: 'Your total stays the same. If this is not what you want, reply to this email or call us on {phone} before the flowers leave.',
    email:
      'Your total stays the same. If this is not what you want, reply to this email or email us at {email} before the flowers leave.',
    revertedSubject: 'No substitution in your order {number}',
    revertedPreview: 'You get the flowers you ordered.',
    revertedHeading: 'You get the flowers you ordered',
    reverted: 'We undid the substitution in your order. You get everything as you ordered it.',
  },
  ar: {
    subject: 'استبدال في طلبك {number}',
    preview: 'الإجمالي لا يتغير.',
    heading: 'استبدلنا بعض الورد',
    reason: 'لم يكن بعض الورد الذي اخترته طازجًا بما يكفي هذا الصباح، فاستبدلناه كما طلبت.',
    line: '{name} بدلًا من {original}.',
    lines: '{quantity} × {name} بدلًا من {original}.',
    call: 'الإجمالي لا يتغير. إذا لم يكن هذا ما تريده، فرد على هذه الرسالة أو اتصل بنا على {phone} قبل خروج الورد.',
    email:
      'الإجمالي لا يتغير. إذا لم يكن هذا ما تريده، فرد على هذه الرسالة أو راسلنا على {email} قبل خروج الورد.',
    revertedSubject: 'لا استبدال في طلبك {number}',
    revertedPreview: 'ستحصل على الورد الذي طلبته.',
    revertedHeading: 'ستحصل على الورد الذي طلبته',
    reverted: 'تراجعنا عن الاستبدال في طلبك. ستحصل على كل شيء كما طلبته.',
  },
})
