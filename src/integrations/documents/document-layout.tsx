import { Document, Page, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { shopDetails } from '#commerce/shop-details.ts'
import { Words } from './document-text.tsx'

/** The shop's colours on paper. */
export const inks = { soft: '#5E6158', line: '#DDD3C5', linen: '#EFE8DD', moss: '#2C4637' }

interface SheetProps {
  title: string
  /** Beside the shop's name, quietly. */
  aside: string
  /** To the left and to the right, in points. */
  margin?: number
  children: ReactNode
}

/** A sheet of the shop: its name above, where it can be reached below. */
export function Sheet({ title, aside, margin = 56, children }: SheetProps) {
  const { name, place, email, hours } = shopDetails
  return (
    <Document title={`${title} – ${name}`} author={name} language="en">
      <Page size="A4" style={{ paddingHorizontal: margin, paddingTop: 52, paddingBottom: 84 }}>
        <View
          style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' }}
        >
          <Words face="display" size={24} color={inks.moss}>
            {name}
          </Words>
          <Words color={inks.soft}>{aside}</Words>
        </View>
        <View
          style={{ borderTopWidth: 0.75, borderColor: inks.line, marginTop: 12, marginBottom: 36 }}
        />
        {children}
        <View
          fixed
          style={{
            position: 'absolute',
            bottom: 40,
            left: margin,
            right: margin,
            paddingTop: 10,
            borderTopWidth: 0.75,
            borderColor: inks.line,
          }}
        >
          <Words size={8.5} color={inks.soft}>{`${name}, ${place}. ${hours}. ${email}`}</Words>
        </View>
      </Page>
    </Document>
  )
}

/** A few lines under a quiet heading. */
export function Block({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Words size={8.5} color={inks.soft}>
        {title}
      </Words>
      {lines.filter(Boolean).map((line) => (
        <Words key={line}>{line}</Words>
      ))}
    </View>
  )
}
