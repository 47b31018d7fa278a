import { Page, View } from '@react-pdf/renderer'
import type { OrderLabel } from '#commerce/documents/order-label.ts'
import { directions } from '#i18n/locale.ts'
import { colors, style } from './document-layout.tsx'
import { DocumentDirection, DocumentText } from './document-text.tsx'

/** 100 × 70 mm in points, a common size of label printers. */
const size: [number, number] = [283.46, 198.43]

/** The label of an order, to read from two metres away. */
export function LabelPage({ label }: { label: OrderLabel }) {
  return (
    <DocumentDirection value={directions[label.locale]}>
      <Page size={size} style={{ padding: 14, justifyContent: 'space-between' }}>
        <DocumentText face="semibold" size={34}>
          {label.number}
        </DocumentText>
        <DocumentText face="semibold" size={label.size}>
          {label.recipient}
        </DocumentText>
        <View style={{ ...style.ruleAbove, paddingTop: 6 }}>
          <DocumentText face="semibold" size={15}>
            {label.area}
          </DocumentText>
          <DocumentText size={13}>{label.window}</DocumentText>
          <DocumentText size={10} color={colors.soft}>
            {label.day}
          </DocumentText>
        </View>
      </Page>
    </DocumentDirection>
  )
}
