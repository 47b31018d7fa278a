import { View } from '@react-pdf/renderer'
import type { Receipt } from '#commerce/documents/receipt.ts'
import { Block, colors, DocumentLayout, style } from './document-layout.tsx'
import { DocumentText } from './document-text.tsx'

export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const { number, placedOn, paidBy, contact, delivery, lines, sums } = receipt
  return (
    <DocumentLayout title={`Receipt ${number}`} aside={`Order ${number}`}>
      <DocumentText face="display" size={30}>
        Receipt
      </DocumentText>
      <View style={{ ...style.row, gap: 28, marginTop: 20, marginBottom: 32 }}>
        <Block title="Ordered by" lines={contact} />
        <Block title="For" lines={delivery} />
        <Block title="Date and payment" lines={[placedOn, paidBy]} />
      </View>
      {lines.map((line, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their position, and two may have the same product.
          key={index}
          name={line.name}
          note={`${line.quantity} × ${line.unitPrice}`}
          amount={line.total}
        />
      ))}
      <View wrap={false} style={{ marginTop: 18, marginLeft: '45%' }}>
        {sums.map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
      </View>
    </DocumentLayout>
  )
}

function Row({ name, note, amount }: { name: string; note: string; amount: string }) {
  return (
    <View wrap={false} style={{ ...style.row, ...style.ruleBelow, gap: 16, paddingVertical: 8 }}>
      <View style={style.wide}>
        <DocumentText face="semibold">{name}</DocumentText>
        <DocumentText size={8.5} color={colors.soft}>
          {note}
        </DocumentText>
      </View>
      <DocumentText align="right">{amount}</DocumentText>
    </View>
  )
}

function Sum({ label, amount, isTotal = false }: Receipt['sums'][number]) {
  const face = isTotal ? 'semibold' : 'regular'
  return (
    <View
      style={{
        ...style.spread,
        gap: 16,
        paddingVertical: 3,
        ...(isTotal
          ? { marginVertical: 5, paddingVertical: 7, borderTopWidth: 0.75, borderBottomWidth: 0.75 }
          : {}),
        borderColor: colors.line,
      }}
    >
      <DocumentText face={face}>{label}</DocumentText>
      <DocumentText face={face} align="right">
        {amount}
      </DocumentText>
    </View>
  )
}
