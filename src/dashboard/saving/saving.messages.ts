import { defineMessages } from '#i18n/define-messages.ts'

export const savingText = defineMessages({
  en: {
    refused: 'Nothing was saved',
    unsaved: 'Unsaved changes',
    discard: 'Discard',
    leaveTitle: 'Leave without saving?',
    leaveNote: 'Your changes will not be saved.',
    leave: 'Leave',
    stay: 'Stay',
  },
  ar: {
    refused: 'لم يتم حفظ أي شيء',
    unsaved: 'تغييرات غير محفوظة',
    discard: 'تجاهل',
    leaveTitle: 'هل تغادر دون حفظ؟',
    leaveNote: 'لن يتم حفظ تغييراتك.',
    leave: 'مغادرة',
    stay: 'البقاء هنا',
  },
})

/** The choice between two versions of a record. */
export const conflictText = defineMessages({
  en: {
    conflict: 'Edit conflict',
    choose: 'Someone else has changed this since you opened it. Choose what to keep, then save.',
    changedByBoth: '{field}, changed by both',
    mine: 'Your version',
    theirs: 'Their version',
    empty: 'Empty',
    useSelected: 'Use selected values',
    loadLatest: 'Load latest version',
  },
  ar: {
    conflict: 'تعارض في التعديل',
    choose: 'عدّل شخص آخر هذه البيانات بعد أن فتحتها. اختر ما تريد الاحتفاظ به، ثم احفظ.',
    changedByBoth: '{field} (عدّله كلاكما)',
    mine: 'نسختك',
    theirs: 'النسخة الأخرى',
    empty: 'فارغ',
    useSelected: 'استخدام القيم المحددة',
    loadLatest: 'تحميل أحدث نسخة',
  },
})

/** Why an edited record was not saved, by refusal. */
export const editRefusalText = defineMessages({
  en: {
    'not-valid': 'Check the highlighted fields.',
    'changed-elsewhere': 'Someone else has already changed this.',
  },
  ar: {
    'not-valid': 'راجع الخانات المحددة.',
    'changed-elsewhere': 'سبق أن غيّر شخص آخر هذه البيانات.',
  },
})
