import { Image, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { WorkOrder, WorkOrderLine } from '#commerce/documents/work-order.ts'
import { inks, Sheet } from './document-layout.tsx'
import { Words } from './document-text.tsx'

/** Read from an arm's length, with wet hands: everything is large, and the flowers come first. */
export function WorkOrderDocument({ order }: { order: WorkOrder }) {
  const { number, day, window, area, card } = order
  return (
    <Sheet title={`Work order ${number}`} aside={`Order ${number}`} margin={44}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 20 }}>
        <View style={{ flexGrow: 1, flexBasis: 0 }}>
          <Words face="display" size={26}>
            {day}
          </Words>
          <Words size={17}>{`${window}, ${area}`}</Words>
        </View>
        <Words face="semibold" size={22} align="right">
          {number}
        </Words>
      </View>
      <View style={{ marginTop: 22 }}>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is printed once.
          <Line key={index} line={line} />
        ))}
      </View>
      <Part title="If a flower is missing">
        <Words size={14}>{order.ifMissing}</Words>
      </Part>
      <Part title={card.signature ? 'Card, signed' : 'Card, without a name'}>
        <Paragraphs text={card.message || 'No words.'} size={15} face="display" />
        {card.signature && <Words size={14}>{card.signature}</Words>}
      </Part>
      <Part title="Delivery">
        {order.recipient.map((line) => (
          <Words key={line} face="semibold" size={14}>
            {line}
          </Words>
        ))}
        <Words size={14}>{[...order.address, area].join(', ')}</Words>
        {order.landmark && <Paragraphs text={order.landmark} size={13} />}
      </Part>
      {order.notes.length > 0 && (
        <Part title="Notes">
          {order.notes.map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is printed once.
            <View key={index} style={{ marginBottom: 6 }}>
              <Paragraphs text={note.words} size={13} />
              <Words size={9} color={inks.soft}>
                {note.by}
              </Words>
            </View>
          ))}
        </Part>
      )}
    </Sheet>
  )
}

function Line({ line: { name, quantity, picture } }: { line: WorkOrderLine }) {
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 18,
        paddingVertical: 10,
        borderTopWidth: 0.75,
        borderColor: inks.line,
      }}
    >
      <View style={{ width: 72, height: 90, backgroundColor: inks.linen }}>
        {picture && (
          <Image
            src={{ data: Buffer.from(picture), format: 'jpg' }}
            style={{ width: 72, height: 90, objectFit: 'cover' }}
          />
        )}
      </View>
      <View style={{ width: 56 }}>
        <Words face="semibold" size={22}>{`${quantity} ×`}</Words>
      </View>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Words face="semibold" size={18}>
          {name}
        </Words>
      </View>
      <View style={{ width: 22, height: 22, borderWidth: 1, borderColor: inks.soft }} />
    </View>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: 18,
        paddingVertical: 10,
        borderTopWidth: 0.75,
        borderColor: inks.line,
      }}
    >
      <View style={{ width: 108 }}>
        <Words size={10} color={inks.soft}>
          {title}
        </Words>
      </View>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>{children}</View>
    </View>
  )
}

interface ParagraphsProps {
  text: string
  size: number
  face?: 'display' | 'regular'
}

/** Each line of its own, because each runs its own way. */
function Paragraphs({ text, size, face = 'regular' }: ParagraphsProps) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is printed once.
    <Words key={index} size={size} face={face}>
      {line || ' '}
    </Words>
  ))
}
