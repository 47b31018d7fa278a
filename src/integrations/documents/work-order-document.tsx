import { Image, View } from '@react-pdf/renderer'
import { type ReactNode, use } from 'react'
import type { WorkOrder } from '#commerce/documents/work-order.ts'
import { isolated } from '#i18n/isolated.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { directions } from '#i18n/locale.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { colors, DocumentPage, rowIn, ShopDocument, style } from './document-layout.tsx'
import { DocumentDirection, DocumentText } from './document-text.tsx'
import { documentText } from './documents.messages.ts'

export function WorkOrderDocument({ order }: { order: WorkOrder }) {
  const { locale, number } = order
  const title = inLocale(locale, () => documentText('workOrderTitle', { number }))
  return (
    <ShopDocument title={title} locale={locale}>
      <WorkOrderPages order={order} />
    </ShopDocument>
  )
}

/** Florists read it at arm's length with wet hands, so the text is large and the flowers come first. */
export function WorkOrderPages({ order }: { order: WorkOrder }) {
  const { locale, number, day, card } = order
  const text = inLocale(locale, () => textsOf(order))
  return (
    <DocumentPage aside={text.order} locale={locale} margin={44}>
      <View style={{ ...style.spread, ...rowIn(directions[locale]), gap: 20 }}>
        <View style={style.wide}>
          <DocumentText face="display" size={26}>
            {day}
          </DocumentText>
          <DocumentText size={17}>{text.place}</DocumentText>
        </View>
        <DocumentText face="semibold" size={22} align="end">
          {number}
        </DocumentText>
      </View>
      <View style={{ marginTop: 22 }}>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered once.
          <Line key={index} line={line} quantity={text.quantities[index] ?? ''} />
        ))}
      </View>
      <Part title={text.substitutions}>
        <DocumentText size={14}>{order.ifMissing}</DocumentText>
      </Part>
      <Part title={text.card}>
        <Paragraphs text={card.message || text.noMessage} size={15} face="display" />
        {card.signature && <DocumentText size={14}>{card.signature}</DocumentText>}
      </Part>
      <Part title={text.delivery}>
        <DocumentText face="semibold" size={14}>
          {order.recipient}
        </DocumentText>
        <DocumentText size={14}>{text.address}</DocumentText>
        {order.landmark && <Paragraphs text={order.landmark} size={13} />}
      </Part>
      {order.notes.length > 0 && (
        <Part title={text.notes}>
          {order.notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered once.
            <View key={index} style={{ marginBottom: 6 }}>
              <Paragraphs text={note.text} size={13} />
              <DocumentText size={9} color={colors.soft}>
                {text.authors[index] ?? ''}
              </DocumentText>
            </View>
          ))}
        </Part>
      )}
    </DocumentPage>
  )
}

function textsOf({ number, lines, window, area, address, card, notes }: WorkOrder) {
  const separator = documentText('separator')
  return {
    order: documentText('order', { number }),
    quantities: lines.map(({ quantity }) => `${groupDigits(quantity)} ×`),
    place: [window, area].map(isolated).join(separator),
    substitutions: documentText('substitutions'),
    card: documentText(card.signature ? 'cardSigned' : 'cardAnonymous'),
    noMessage: documentText('noMessage'),
    delivery: documentText('delivery'),
    address: [...address, area].map(isolated).join(separator),
    notes: documentText('notes'),
    authors: notes.map(({ by }) => by.map(isolated).join(separator)),
  }
}

interface LineProps {
  line: WorkOrder['lines'][number]
  quantity: string
}

function Line({ line: { name, picture, stems }, quantity }: LineProps) {
  return (
    <View
      wrap={false}
      style={{
        ...rowIn(use(DocumentDirection)),
        ...style.ruleAbove,
        alignItems: 'center',
        gap: 18,
        paddingVertical: 10,
      }}
    >
      <View style={{ width: 72, height: 90, backgroundColor: colors.linen }}>
        {picture && (
          <Image
            src={{ data: Buffer.from(picture), format: 'jpg' }}
            style={{ width: 72, height: 90, objectFit: 'cover' }}
          />
        )}
      </View>
      <View style={{ width: 56 }}>
        <DocumentText face="semibold" size={22}>
          {quantity}
        </DocumentText>
      </View>
      <View style={style.wide}>
        <DocumentText face="semibold" size={18}>
          {name}
        </DocumentText>
        {stems !== '' && <DocumentText size={12}>{stems}</DocumentText>}
      </View>
      <View style={{ width: 22, height: 22, borderWidth: 1, borderColor: colors.soft }} />
    </View>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View
      style={{ ...rowIn(use(DocumentDirection)), ...style.ruleAbove, gap: 18, paddingVertical: 10 }}
    >
      <View style={{ width: 108 }}>
        <DocumentText size={10} color={colors.soft}>
          {title}
        </DocumentText>
      </View>
      <View style={style.wide}>{children}</View>
    </View>
  )
}

interface ParagraphsProps {
  text: string
  size: number
  face?: 'display' | 'regular'
}

/** One element per line, because each line has its own direction. */
function Paragraphs({ text, size, face = 'regular' }: ParagraphsProps) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered once.
    <DocumentText key={index} size={size} face={face}>
      {line}
    </DocumentText>
  ))
}
