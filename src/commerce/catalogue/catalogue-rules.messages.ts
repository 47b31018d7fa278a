import { defineMessages } from '#i18n/define-messages.ts'

/** Why a product or category cannot be saved, beside its field. */
export const catalogueRuleText = defineMessages({
  en: {
    enterName: 'Enter a name.',
    selectCategory: 'Select a category.',
    price: 'Enter a whole number of pounds from 1 to 1,000,000.',
    stock: 'Enter a whole number, or leave it empty if made to order.',
    leadDays: 'Enter a number of days from 0 to {most}.',
    guaranteeDays: 'Enter a number of days from 1 to 60, or leave it empty for cut flowers.',
    stemCount: 'Enter a number of stems from 1 to 1000, or leave it empty.',
    heightCm: 'Enter a height from 1 to 300 cm, or leave it empty.',
    checkVariants: 'Check the sizes.',
    tooManyVariants: 'A product can have up to {most} sizes.',
    enterVariantName: 'Enter a name for each size, such as Classic.',
    repeatedVariantName: 'Another size has this name.',
    variantTooCheap: 'A further size cannot cost less than the first one.',
    tooManyPictures: 'A product can have up to {most} pictures.',
    altTooLong: 'Alt text can have up to {longest} characters.',
    badTime: 'Enter the time as 2026-11-20 14:30:00.',
    enterSalePrice: 'Enter a sale price.',
    salePriceTooHigh: 'Enter a whole number of pounds below the price.',
    enterSaleStart: 'Enter when the sale starts.',
    enterSaleEnd: 'Enter when the sale ends.',
    saleEndsEarly: 'The sale must end after it starts.',
  },
  ar: {
    enterName: 'اكتب الاسم.',
    selectCategory: 'اختر القسم.',
    price: 'اكتب السعر بالجنيه عددًا صحيحًا من 1 إلى 1,000,000.',
    stock: 'اكتب عددًا صحيحًا، أو اتركه فارغًا إذا كان المنتج يُجهَّز عند الطلب.',
    leadDays: 'اكتب عدد الأيام من 0 إلى {most}.',
    guaranteeDays: 'اكتب عدد الأيام من 1 إلى 60، أو اتركه فارغًا لزهور القطف.',
    stemCount: 'اكتب عدد السيقان من 1 إلى 1000، أو اتركه فارغًا.',
    heightCm: 'اكتب الارتفاع من 1 إلى 300 سم، أو اتركه فارغًا.',
    checkVariants: 'راجع الأحجام.',
    tooManyVariants:
      'يمكن إضافة {most, plural, one {حجم واحد} two {حجمين} few {# أحجام} many {# حجمًا} other {# حجم}} للمنتج على الأكثر.',
    enterVariantName: 'اكتب اسمًا لكل حجم، مثل: كلاسيك.',
    repeatedVariantName: 'يوجد حجم آخر بالاسم نفسه.',
    variantTooCheap: 'لا يمكن أن يقل سعر الحجم الإضافي عن سعر الحجم الأول.',
    tooManyPictures:
      'يمكن إضافة {most, plural, one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}} للمنتج على الأكثر.',
    altTooLong:
      'اكتب النص البديل في {longest, plural, one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر.',
    badTime: 'اكتب الوقت بهذا الشكل: \u20662026-11-20 14:30:00\u2069.',
    enterSalePrice: 'اكتب سعر التخفيض.',
    salePriceTooHigh: 'اكتب عددًا صحيحًا بالجنيه أقل من السعر.',
    enterSaleStart: 'حدد بداية التخفيض.',
    enterSaleEnd: 'حدد نهاية التخفيض.',
    saleEndsEarly: 'يجب أن ينتهي التخفيض بعد بدايته.',
  },
})
