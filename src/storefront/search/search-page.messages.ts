import { defineMessages } from '#i18n/define-messages.ts'

export const searchPageText = defineMessages({
  en: {
    title: 'Search',
    resultsFor: 'Results for “{query}”',
    results: '{count, plural, one {# result shown} other {# results shown}}',
    noResults: 'No results',
    heading: 'The flowers',
    noMatch: 'No flowers match your search.',
    hint: 'Try a colour, a flower or an occasion.',
    seeAll: 'See all flowers',
    occasions: 'Occasions',
    occasion: 'Flowers for {name}',
  },
  ar: {
    title: 'بحث',
    resultsFor: 'نتائج البحث عن «{query}»',
    results:
      '{count, plural, zero {لا نتائج} one {نتيجة واحدة معروضة} two {نتيجتان معروضتان} few {# نتائج معروضة} many {# نتيجة معروضة} other {# نتيجة معروضة}}',
    noResults: 'لا نتائج',
    heading: 'الورود',
    noMatch: 'لم نجد ورودًا تطابق بحثك.',
    hint: 'جرّب لونًا أو اسم زهرة أو مناسبة.',
    seeAll: 'شاهد كل الورود',
    occasions: 'المناسبات',
    occasion: 'ورود مناسبة: {name}',
  },
})
