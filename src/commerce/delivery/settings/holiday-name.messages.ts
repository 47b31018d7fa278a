import { defineMessages } from '#i18n/define-messages.ts'

/** The public holidays of Egypt. */
export const holidayText = defineMessages({
  en: {
    'coptic-christmas': 'Coptic Christmas',
    'january-revolution': '25 January Revolution Day',
    'sham-el-nessim': 'Sham El-Nessim',
    'sinai-liberation': 'Sinai Liberation Day',
    'labour-day': 'Labour Day',
    'june-revolution': '30 June Revolution Day',
    'july-revolution': '23 July Revolution Day',
    'armed-forces': 'Armed Forces Day',
    'eid-al-fitr': 'Eid al-Fitr',
    'eid-al-adha': 'Eid al-Adha',
    'islamic-new-year': 'Islamic New Year',
    mawlid: 'Prophet’s Birthday',
  },
  ar: {
    'coptic-christmas': 'عيد الميلاد المجيد',
    'january-revolution': 'عيد ثورة 25 يناير',
    'sham-el-nessim': 'شم النسيم',
    'sinai-liberation': 'عيد تحرير سيناء',
    'labour-day': 'عيد العمال',
    'june-revolution': 'عيد ثورة 30 يونيو',
    'july-revolution': 'عيد ثورة 23 يوليو',
    'armed-forces': 'عيد القوات المسلحة',
    'eid-al-fitr': 'عيد الفطر',
    'eid-al-adha': 'عيد الأضحى',
    'islamic-new-year': 'رأس السنة الهجرية',
    mawlid: 'المولد النبوي الشريف',
  },
})
