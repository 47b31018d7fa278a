import { View } from '@react-pdf/renderer'
import { type ReactNode, use } from 'react'
import { directions, type Locale } from '#i18n/locale.ts'
import { colors, DocumentLayout, rowIn, style } from './document-layout.tsx'
import { DocumentDirection, DocumentText } from './document-text.tsx'

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

/** One piece of the work in a list, on one page: cells between two rules. */
export function DayListRow({ padding = 6, children }: { padding?: number; children: ReactNode }) {
  return (
    <View
      wrap={false}
      style={{
        ...rowIn(use(DocumentDirection)),
        ...style.ruleBelow,
        gap: 12,
        paddingVertical: padding + 1,
        paddingHorizontal: padding,
      }}
    >
      {children}
    </View>
  )
}

/** The box that staff tick with a pen. */
export function TickBox() {
  return <View style={{ width: 14, height: 14, borderWidth: 1, borderColor: colors.soft }} />
}
