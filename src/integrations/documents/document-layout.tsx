import { Document, Page, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Direction } from '#commerce/documents/text-direction.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { directions, type Locale, languageTags } from '#i18n/locale.ts'
import { DocumentDirection, DocumentText } from './document-text.tsx'
import { documentText } from './documents.messages.ts'

/** The shop's colours in print. */
export const colors = { soft: '#5E6158', line: '#DDD3C5', linen: '#EFE8DD', moss: '#2C4637' }

const row = { flexDirection: 'row' } as const

/** Styles that the documents share; a `wide` cell of a row takes the space that the others leave. */
export const style = {
  row,
  spread: { ...row, justifyContent: 'space-between' },
  wide: { flexGrow: 1, flexBasis: 0 },
  ruleAbove: { borderTopWidth: 0.75, borderColor: colors.line },
  ruleBelow: { borderBottomWidth: 0.75, borderColor: colors.line },
} as const

/** The PDF library has no direction of a page, so rows from right to left are reversed. */
export function rowIn(direction: Direction) {
  return { flexDirection: direction === 'rtl' ? 'row-reverse' : 'row' } as const
}

interface DocumentLayoutProps {
  title: string
  /** The language of the texts. */
  locale?: Locale
  /** Small text opposite the shop's name. */
  aside: string
  /** To the left and to the right, in points. */
  margin?: number
  children: ReactNode
}

/** An A4 document with the shop's name at the top and its contact data at the bottom. */
export function DocumentLayout({ title, locale = 'en', ...page }: DocumentLayoutProps) {
  return (
    <ShopDocument title={title} locale={locale}>
      <DocumentPage locale={locale} {...page} />
    </ShopDocument>
  )
}

/** A document of any pages, named after the shop. */
export function ShopDocument({
  title,
  locale,
  children,
}: Required<Pick<DocumentLayoutProps, 'title' | 'locale' | 'children'>>) {
  const { name, fullTitle } = inLocale(locale, () => {
    const { name } = shopDetails
    return { name, fullTitle: documentText('title', { title, shop: name }) }
  })
  return (
    <Document title={fullTitle} author={name} language={languageTags[locale]}>
      {children}
    </Document>
  )
}

/** A part of a document that starts on a page of its own. */
export function DocumentPage({
  locale = 'en',
  aside,
  margin = 56,
  children,
}: Omit<DocumentLayoutProps, 'title'>) {
  const direction = directions[locale]
  // Here, because the library may render after the call in which the caller chose a language.
  const { name, footer } = inLocale(locale, () => {
    const { name, place, email, hours } = shopDetails
    return { name, footer: documentText('footer', { name, place, hours, email }) }
  })
  return (
    <DocumentDirection value={direction}>
      <Page size="A4" style={{ paddingHorizontal: margin, paddingTop: 52, paddingBottom: 84 }}>
        <View style={{ ...style.spread, ...rowIn(direction), alignItems: 'flex-end' }}>
          <DocumentText face="display" size={24} color={colors.moss}>
            {name}
          </DocumentText>
          <DocumentText color={colors.soft}>{aside}</DocumentText>
        </View>
        <View style={{ ...style.ruleAbove, marginTop: 12, marginBottom: 36 }} />
        {children}
        <View
          fixed
          style={{
            ...style.ruleAbove,
            position: 'absolute',
            bottom: 40,
            left: margin,
            right: margin,
            paddingTop: 10,
          }}
        >
          <DocumentText size={8.5} color={colors.soft}>
            {footer}
          </DocumentText>
        </View>
      </Page>
    </DocumentDirection>
  )
}

/** A few lines under a small heading. */
export function Block({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <View style={style.wide}>
      <DocumentText size={8.5} color={colors.soft}>
        {title}
      </DocumentText>
      {lines.filter(Boolean).map((line) => (
        <DocumentText key={line}>{line}</DocumentText>
      ))}
    </View>
  )
}
