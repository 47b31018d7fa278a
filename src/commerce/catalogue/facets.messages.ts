import { defineMessages } from '#i18n/define-messages.ts'

export const colourName = defineMessages({
  en: {
    red: 'Red',
    burgundy: 'Burgundy',
    pink: 'Pink',
    peach: 'Peach and coral',
    orange: 'Orange',
    yellow: 'Yellow',
    white: 'White and cream',
    blue: 'Blue',
    purple: 'Purple',
    green: 'Green',
  },
  ar: {
    red: 'أحمر',
    burgundy: 'نبيتي',
    pink: 'وردي',
    peach: 'خوخي ومرجاني',
    orange: 'برتقالي',
    yellow: 'أصفر',
    white: 'أبيض وكريمي',
    blue: 'أزرق',
    purple: 'بنفسجي',
    green: 'أخضر',
  },
})

export const flowerName = defineMessages({
  en: {
    rose: 'Roses',
    tulip: 'Tulips',
    peony: 'Peonies',
    sunflower: 'Sunflowers',
    orchid: 'Orchids',
    hydrangea: 'Hydrangeas',
    ranunculus: 'Ranunculus',
    chamomile: 'Chamomile',
    lavender: 'Lavender',
    lily: 'Lilies',
    carnation: 'Carnations',
    chrysanthemum: 'Chrysanthemums',
    gerbera: 'Gerberas',
    jasmine: 'Jasmine',
    gypsophila: 'Baby’s breath',
    eucalyptus: 'Eucalyptus',
    olive: 'Olive branches',
  },
  ar: {
    rose: 'ورد',
    tulip: 'توليب',
    peony: 'فاوانيا',
    sunflower: 'عباد الشمس',
    orchid: 'أوركيد',
    hydrangea: 'هيدرانجيا',
    ranunculus: 'رانونكولس',
    chamomile: 'بابونج',
    lavender: 'لافندر',
    lily: 'زنبق',
    carnation: 'قرنفل',
    chrysanthemum: 'أقحوان',
    gerbera: 'جربيرا',
    jasmine: 'ياسمين',
    gypsophila: 'جيبسوفيليا',
    eucalyptus: 'أوكالبتوس',
    olive: 'أغصان زيتون',
  },
})

export const bouquetSizeName = defineMessages({
  en: {
    small: 'Small, up to {most} stems',
    medium: 'Medium, {least} to {most} stems',
    large: 'Large, over {limit} stems',
  },
  ar: {
    small: 'صغير، حتى {most} ساقًا',
    medium: 'متوسط، من {least} إلى {most} ساقًا',
    large: 'كبير، أكثر من {limit} ساقًا',
  },
})
