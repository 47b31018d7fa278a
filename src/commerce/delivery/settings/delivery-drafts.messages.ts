import { defineMessages } from '#i18n/define-messages.ts'

/** Why a delivery rule cannot be saved, beside its field. */
export const deliveryRuleText = defineMessages({
  en: {
    enterName: 'Enter a name.',
    enterShownName: 'Enter a name. Customers see it.',
    enterReason: 'Enter a reason. Customers see it.',
    tooLong: 'At most {longest} characters.',
    fee: 'Enter a whole number from 0 to 10,000.',
    surcharge: 'Enter a whole number from 1 to 10,000.',
    capacity: 'Enter a whole number from 1 to 1,000.',
    weekdays: 'Choose at least one weekday.',
    enterTime: 'Enter a time.',
    endsEarly: 'The end must be after the start.',
    cutoffTooEarly: 'At most seven days before the delivery.',
    cutoffTooLate: 'The cut-off must be before the start.',
    chooseDay: 'Choose a day.',
    past: 'That day is in the past.',
    tooFar: 'At most two years ahead.',
    reversed: 'The last day is before the first.',
    tooManyDays: 'At most {most} days at once.',
  },
  ar: {
    enterName: 'اكتب الاسم.',
    enterShownName: 'اكتب الاسم. يراه العملاء.',
    enterReason: 'اكتب السبب. يراه العملاء.',
    tooLong:
      'الحد الأقصى {longest, plural, one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
    fee: 'اكتب عددًا صحيحًا من 0 إلى 10,000.',
    surcharge: 'اكتب عددًا صحيحًا من 1 إلى 10,000.',
    capacity: 'اكتب عددًا صحيحًا من 1 إلى 1,000.',
    weekdays: 'اختر يومًا واحدًا على الأقل.',
    enterTime: 'حدد الوقت.',
    endsEarly: 'يجب أن تكون النهاية بعد البداية.',
    cutoffTooEarly: 'قبل التوصيل بسبعة أيام على الأكثر.',
    cutoffTooLate: 'يجب أن يكون آخر موعد للطلب قبل بداية الموعد.',
    chooseDay: 'اختر اليوم.',
    past: 'هذا اليوم مضى.',
    tooFar: 'خلال سنتين من الآن على الأكثر.',
    reversed: 'آخر يوم يسبق أول يوم.',
    tooManyDays:
      'الحد الأقصى {most, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} في المرة الواحدة.',
  },
})
