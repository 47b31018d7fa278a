import { defineMessages } from '#i18n/define-messages.ts'

/** Titles, descriptions and structured data of the product lists. */
export const headText = defineMessages({
  en: {
    category: '{name} from {shop}, made the morning they leave and delivered across {area}.',
    searched: '“{query}”',
    search: 'Search',
    searchNote: 'Search the flowers of {shop}.',
    allFlowers: 'All flowers',
  },
  ar: {
    category: '{name} من {shop}: نجهزها صباح يوم التوصيل، وتصلك في {area}.',
    searched: '«{query}»',
    search: 'بحث',
    searchNote: 'ابحث في ورود {shop}.',
    allFlowers: 'كل الورود',
  },
})
