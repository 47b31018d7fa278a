import type { DeliveryProblem } from '#commerce/delivery/settings/delivery-problem.ts'
import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'

/** Why a delivery rule cannot be saved, beside its field. */
export const deliveryProblemText: ProblemText<DeliveryProblem> = defineMessages({
  en: {
    'name-missing': 'Enter a name.',
    'shown-name-missing': 'Enter a name. Customers see it.',
    'reason-missing': 'Enter a reason. Customers see it.',
    'too-long': 'At most {longest} characters.',
    'fee-invalid': 'Enter a whole number from 0 to 10,000.',
    'place-invalid': 'Enter latitude and longitude, or paste a link of Google Maps.',
    'surcharge-invalid': 'Enter a whole number from 1 to 10,000.',
    'capacity-invalid': 'Enter a whole number from 1 to 1,000.',
    'weekdays-missing': 'Choose at least one weekday.',
    'time-missing': 'Enter a time.',
    'ends-early': 'The end must be after the start.',
    'cutoff-too-early': 'At most seven days before the delivery.',
    'cutoff-too-late': 'The cut-off must be before the start.',
    'day-missing': 'Choose a day.',
    'day-past': 'That day is in the past.',
    'day-too-far': 'At most two years ahead.',
    'days-reversed': 'The last day is before the first.',
    'weekday-missing': 'Choose a weekday.',
    'weekday-not-between': 'There is no such weekday between these days.',
    'too-many-days': 'At most {most} days at once.',
  },
  ar: {
    'name-missing': 'اكتب الاسم.',
    'shown-name-missing': 'اكتب الاسم. يراه العملاء.',
    'reason-missing': 'اكتب السبب. يراه العملاء.',
    'too-long':
      'الحد الأقصى {longest, plural, one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}.',
    'fee-invalid': 'اكتب عددًا صحيحًا من 0 إلى 10,000.',
    'place-invalid': 'اكتب خط العرض وخط الطول، أو الصق رابطًا من خرائط Google.',
    'surcharge-invalid': 'اكتب عددًا صحيحًا من 1 إلى 10,000.',
    'capacity-invalid': 'اكتب عددًا صحيحًا من 1 إلى 1,000.',
    'weekdays-missing': 'اختر يومًا واحدًا على الأقل.',
    'time-missing': 'حدد الوقت.',
    'ends-early': 'يجب أن تكون النهاية بعد البداية.',
    'cutoff-too-early': 'قبل التوصيل بسبعة أيام على الأكثر.',
    'cutoff-too-late': 'يجب أن يكون آخر موعد للطلب قبل بداية الموعد.',
    'day-missing': 'اختر اليوم.',
    'day-past': 'هذا اليوم مضى.',
    'day-too-far': 'خلال سنتين من الآن على الأكثر.',
    'days-reversed': 'آخر يوم يسبق أول يوم.',
    'weekday-missing': 'اختر يوم الأسبوع.',
    'weekday-not-between': 'لا يوجد هذا اليوم بين التاريخين.',
    'too-many-days':
      'الحد الأقصى {most, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} في المرة الواحدة.',
  },
}).of
