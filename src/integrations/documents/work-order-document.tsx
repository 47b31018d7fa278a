import { Image, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { WorkOrder } from '#commerce/documents/work-order.ts'
import { isolated } from '#i18n/isolated.ts'
import { colors, DocumentLayout, style } from './document-layout.tsx'
import { DocumentText } from './document-text.tsx'

/** Florists read it at arm's length with wet hands, so the text is large and the flowers come first. */
export function WorkOrderDocument({ order }: { order: WorkOrder }) {
  const { number, day, window, area, card } = order
  return (
    <DocumentLayout title={`Work order ${number}`} aside={`Order ${number}`} margin={44}>
      <View style={{ ...style.spread, gap: 20 }}>
        <View style={style.wide}>
          <DocumentText face="display" size={26}>
            {day}
          </DocumentText>
          <DocumentText size={17}>{`${window}, ${isolated(area)}`}</DocumentText>
        </View>
        <DocumentText face="semibold" size={22} align="end">
          {number}
        </DocumentText>
      </View>
      <View style={{ marginTop: 22 }}>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered once.
          <Line key={index} line={line} />
        ))}
      </View>
      <Part title="Substitutions">
        <DocumentText size={14}>{order.ifMissing}</DocumentText>
      </Part>
      <Part title={card.signature ? 'Card, signed' : 'Card, anonymous'}>
        <Paragraphs text={card.message || 'No message'} size={15} face="display" />
        {card.signature && <DocumentText size={14}>{card.signature}</DocumentText>}
      </Part>
      <Part title="Delivery">
        <DocumentText face="semibold" size={14}>
          {order.recipient}
        </DocumentText>
        <DocumentText size={14}>{[...order.address, area].map(isolated).join(', ')}</DocumentText>
        {order.landmark && <Paragraphs text={order.landmark} size={13} />}
      </Part>
      {order.notes.length > 0 && (
        <Part title="Notes">
          {order.notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the document is rendered once.
            <View key={index} style={{ marginBottom: 6 }}>
              <Paragraphs text={note.text} size={13} />
              <DocumentText size={9} color={colors.soft}>
                {note.by.map(isolated).join(', ')}
              </DocumentText>
            </View>
          ))}
        </Part>
      )}
    </DocumentLayout>
  )
}

function Line({ line: { name, quantity, picture } }: { line: WorkOrder['lines'][number] }) {
  return (
    <View
      wrap={false}
      style={{
        ...style.row,
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
        <DocumentText face="semibold" size={22}>{`${quantity} ×`}</DocumentText>
      </View>
      <View style={style.wide}>
        <DocumentText face="semibold" size={18}>
          {name}
        </DocumentText>
      </View>
      <View style={{ width: 22, height: 22, borderWidth: 1, borderColor: colors.soft }} />
    </View>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={{ ...style.row, ...style.ruleAbove, gap: 18, paddingVertical: 10 }}>
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
