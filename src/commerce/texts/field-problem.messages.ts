import { defineMessages } from '#i18n/define-messages.ts'
import type { ProblemText } from '#i18n/problem.ts'
import type { FieldProblem } from '../checkout/field-problem.ts'
import type { LengthProblem } from '../length-problem.ts'
import { withLengthProblem } from './length-problem.messages.ts'

const ownText: ProblemText<Exclude<FieldProblem, LengthProblem>> = defineMessages({
  en: {
    'special-characters': 'Remove special characters.',
    link: 'Enter a name without links or email addresses.',
    'recipient-name-missing': 'Who are the flowers for?',
    'recipient-phone-invalid': 'Enter an Egyptian mobile number, such as 0100 123 4567.',
    'name-missing': 'Enter your name.',
    'email-invalid': 'Enter a valid email address.',
    'phone-invalid': 'Enter a phone number. Outside Egypt, include + and the country code.',
    'area-missing': 'Choose an area.',
    'street-missing': 'Enter the street.',
    'building-missing': 'Enter the building.',
    'day-missing': 'Choose a day.',
    'time-missing': 'Choose a time.',
    'note-missing': 'Enter a note.',
    'email-required': 'Email is required: the user signs in with it.',
    'claim-missing': 'Tell us what is wrong with the flowers.',
    'reply-missing': 'Enter a message.',
    'review-answer-missing': 'Enter an answer.',
    'discount-percent': 'Enter a whole number from 1 to 100.',
    'discount-amount': 'Enter whole pounds, without commas.',
    'discount-reason-missing': 'Enter a reason.',
    'thanks-missing': 'Write a few words.',
    'thanks-link': 'Remove links and email addresses, and put a space after each full stop.',
    'cart-empty': 'Your cart is empty.',
    'too-many-products': 'An order can have at most {most} different products.',
    invalid: 'This value is not accepted.',
  },
  ar: {
    'special-characters': 'احذف الرموز الخاصة.',
    link: 'اكتب الاسم دون روابط أو عناوين بريد إلكتروني.',
    'recipient-name-missing': 'اكتب اسم المستلم.',
    // Isolated, because spaces would reverse the groups of digits.
    'recipient-phone-invalid': 'اكتب رقم موبايل مصريًا، مثل \u20660100 123 4567\u2069.',
    'name-missing': 'اكتب اسمك.',
    'email-invalid': 'اكتب بريدًا إلكترونيًا صحيحًا.',
    'phone-invalid': 'اكتب رقم موبايل صحيحًا. من خارج مصر، ابدأ بعلامة + ثم كود الدولة.',
    'area-missing': 'اختر المنطقة.',
    'street-missing': 'اكتب اسم الشارع.',
    'building-missing': 'اكتب رقم العمارة أو اسمها.',
    'day-missing': 'اختر يوم التوصيل.',
    'time-missing': 'اختر موعد التوصيل.',
    'note-missing': 'اكتب ملاحظة.',
    'email-required': 'البريد الإلكتروني مطلوب: يسجّل به المستخدم الدخول.',
    'claim-missing': 'أخبرنا ما المشكلة في الورد.',
    'reply-missing': 'اكتب رسالة.',
    'review-answer-missing': 'اكتب الرد.',
    'discount-percent': 'أدخل عددًا صحيحًا من 1 إلى 100.',
    'discount-amount': 'أدخل جنيهات صحيحة بلا فواصل.',
    'discount-reason-missing': 'اكتب سبب الخصم.',
    'thanks-missing': 'اكتب بضع كلمات.',
    'thanks-link': 'احذف الروابط وعناوين البريد الإلكتروني، واترك مسافة بعد كل نقطة.',
    'cart-empty': 'سلتك فارغة.',
    'too-many-products':
      'لا يزيد الطلب الواحد على {most, plural, zero {# منتج} one {منتج واحد} two {منتجين مختلفين} few {# منتجات مختلفة} many {# منتجًا مختلفًا} other {# منتج مختلف}}.',
    invalid: 'هذه القيمة غير مقبولة.',
  },
}).of

/** Why a typed field is not accepted, beside the field. */
export const fieldProblemText: ProblemText<FieldProblem> = withLengthProblem(ownText)
