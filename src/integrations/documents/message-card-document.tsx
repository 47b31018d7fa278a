import { Document, Page, View } from '@react-pdf/renderer'
import type { MessageCard } from '#commerce/documents/message-card.ts'
import { isRightToLeft } from '#commerce/documents/printable-text.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { colors } from './document-layout.tsx'
import { DocumentText } from './document-text.tsx'

/** A6 landscape, in points; a page is two panels, one above the other, with the fold between. */
const panel = { width: 419.53, height: 297.64 }
const margin = 42

/**
 * A tent card. Outside, the shop's name is on the lower half, the front; the message is inside the back half, upright when
 * the front is lifted. Printed on both sides, flipped on the short edge.
 */
export function MessageCardDocument({ card }: { card: MessageCard }) {
  return (
    <Document title={`Card – ${shopDetails.name}`} author={shopDetails.name}>
      <Page size={[panel.width, panel.height * 2]}>
        <View style={{ ...panel, ...centred, transform: 'rotate(180deg)' }}>
          <DocumentText size={9} color={colors.soft} align="center">
            {`${shopDetails.place}   ${shopDetails.email}`}
          </DocumentText>
        </View>
        <View style={{ ...panel, ...centred }}>
          <DocumentText face="display" size={40} color={colors.moss} align="center">
            {shopDetails.name}
          </DocumentText>
        </View>
      </Page>
      <Page size={[panel.width, panel.height * 2]}>
        <View style={panel} />
        <Inside card={card} />
      </Page>
    </Document>
  )
}

const centred = { justifyContent: 'center', paddingHorizontal: margin } as const

function Inside({ card: { recipient, message, signature, size } }: { card: MessageCard }) {
  return (
    <View style={{ ...panel, padding: margin, paddingVertical: 30 }}>
      <DocumentText face="display" size={13} color={colors.soft} align="start">
        {`${recipient}${isRightToLeft(recipient) ? '،' : ','}`}
      </DocumentText>
      <View style={{ flexGrow: 1, justifyContent: 'center' }}>
        {message.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered once.
          <DocumentText key={index} face="display" size={size} align="start">
            {line}
          </DocumentText>
        ))}
      </View>
      {signature && (
        <DocumentText face="display" size={13} color={colors.soft} align="start">
          {signature}
        </DocumentText>
      )}
    </View>
  )
}
