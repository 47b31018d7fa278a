import { defineMessages } from '#i18n/define-messages.ts'

export const listText = defineMessages({
  en: {
    selection: 'Selection',
    selecting: 'Selecting...',
    selected: '{count} selected',
    selectedFirst: '{count} selected (only the first {most} that match)',
    selectAll: 'Select all',
    moved: '{done} of {all} moved',
    changed: '{done} of {all} changed',
    close: 'Close',
    export: 'Export',
    exportFailed: 'Failed to fetch data.',
    loadMore: 'Load more',
    searchOlder: 'Search older',
    disabledSlot: '{name} (not available)',
  },
  ar: {
    selection: 'العناصر المحددة',
    selecting: 'جارٍ التحديد...',
    selected: 'تم تحديد {count}',
    selectedFirst: 'تم تحديد {count} (أول {most} نتيجة مطابقة فقط)',
    selectAll: 'تحديد الكل',
    moved: 'تم تحديث {done} من {all}',
    changed: 'تم تعديل {done} من {all}',
    close: 'إغلاق',
    export: 'تصدير',
    exportFailed: 'تعذّر تحميل البيانات.',
    loadMore: 'عرض المزيد',
    searchOlder: 'البحث في الأقدم',
    disabledSlot: '{name} (غير متاح)',
  },
})
