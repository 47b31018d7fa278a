import { Page, View } from '@react-pdf/renderer'
import type { MessageCard } from '#commerce/documents/message-card.ts'
import { isRightToLeft } from '#commerce/documents/printable-text.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { inLocale } from '#i18n/locale.server.ts'
import type { Locale } from '#i18n/locale.ts'
import { colors, ShopDocument } from './document-layout.tsx'
import { DocumentText } from './document-text.tsx'
import { documentText } from './documents.messages.ts'
import { QrCode } from './qr-code.tsx'

/** A6 landscape, in points; a page is two panels, one above the other, with the fold between. */
const panel = { width: 419.53, height: 297.64 }
const margin = 42

interface MessageCardProps {
  card: MessageCard
  /** The language in which the order was placed. */
  locale?: Locale
  /** The link in the QR code. */
  link?: string | undefined
}

export function MessageCardDocument({ card, locale = 'en', link }: MessageCardProps) {
  const title = inLocale(locale, () => documentText('card'))
  return (
    <ShopDocument title={title} locale={locale}>
      <MessageCardPages card={card} locale={locale} link={link} />
    </ShopDocument>
  )
}

/**
 * A tent card. Outside, the shop's name is on the lower half, the front, and the QR code on its back; the message is
 * inside the back half, upright when the front is lifted. Printed on both sides, flipped on the short edge.
 */
export function MessageCardPages({ card, locale = 'en', link }: MessageCardProps) {
  const { name, place, sayThanks } = inLocale(locale, () => ({
    ...shopDetails,
    sayThanks: documentText('sayThanks'),
  }))
  return (
    <>
      <Page size={[panel.width, panel.height * 2]}>
        <View style={{ ...panel, ...centred, transform: 'rotate(180deg)' }}>
          {link && (
            <View style={{ alignItems: 'center', gap: 10, marginBottom: 28 }}>
              <QrCode link={link} size={64} />
              <DocumentText size={9} color={colors.soft} align="center">
                {sayThanks}
              </DocumentText>
            </View>
          )}
          <DocumentText size={9} color={colors.soft} align="center">
            {`${place}   ${shopDetails.email}`}
          </DocumentText>
        </View>
        <View style={{ ...panel, ...centred }}>
          <DocumentText face="display" size={40} color={colors.moss} align="center">
            {name}
          </DocumentText>
        </View>
      </Page>
      <Page size={[panel.width, panel.height * 2]}>
        <View style={panel} />
        <Inside card={card} />
      </Page>
    </>
  )
}

const centred = { justifyContent: 'center', paddingHorizontal: margin } as const

function Inside({ card: { recipient, message, signature, size } }: { card: MessageCard }) {
  return (
    <View style={{ ...panel, padding: margin, paddingVertical: 30 }}>
      <DocumentText face="display" size={13} color={colors.soft} align="auto">
        {`${recipient}${isRightToLeft(recipient) ? '،' : ','}`}
      </DocumentText>
      <View style={{ flexGrow: 1, justifyContent: 'center' }}>
        {message.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered once.
          <DocumentText key={index} face="display" size={size} align="auto">
            {line}
          </DocumentText>
        ))}
      </View>
      {signature && (
        <DocumentText face="display" size={13} color={colors.soft} align="auto">
          {signature}
        </DocumentText>
      )}
    </View>
  )
}
