import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { directions, type Locale } from '#i18n/locale.ts'
import { DocumentLayout, rowIn, style } from './document-layout.tsx'
import { DocumentText } from './document-text.tsx'

interface DayListLayoutProps {
  locale: Locale
  text: {
    title: string
    /** The day and its slot. */
    time: string
    /** How much there is to do. */
    summary: string
  }
  children: ReactNode
}

/** A document of the work of a day or a slot: the time in large type, and the amount of work opposite. */
export function DayListLayout({ locale, text, children }: DayListLayoutProps) {
  return (
    <DocumentLayout title={text.title} aside={text.time} locale={locale} margin={36}>
      <View style={{ ...style.spread, ...rowIn(directions[locale]), marginBottom: 10 }}>
        <DocumentText face="display" size={22}>
          {text.time}
        </DocumentText>
        <DocumentText size={12} align="end">
          {text.summary}
        </DocumentText>
      </View>
      {children}
    </DocumentLayout>
  )
}
