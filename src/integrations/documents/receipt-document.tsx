import { View } from '@react-pdf/renderer'
import { use } from 'react'
import type { Receipt } from '#commerce/documents/receipt.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { directions } from '#i18n/locale.ts'
import { Block, colors, DocumentLayout, rowIn, style } from './document-layout.tsx'
import { DocumentDirection, DocumentText } from './document-text.tsx'
import { documentText } from './documents.messages.ts'

export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const { locale = 'en', contact, delivery, placedOn, paidBy, lines, sums } = receipt
  const direction = directions[locale]
  const text = inLocale(locale, () => textsOf(receipt))
  // The sums stand at the end of the page, under the amounts.
  const beforeSums = direction === 'rtl' ? { marginRight: '45%' } : { marginLeft: '45%' }
  return (
    <DocumentLayout title={text.title} aside={text.order} locale={locale}>
      <DocumentText face="display" size={30}>
        {text.heading}
      </DocumentText>
      <View style={{ ...rowIn(direction), gap: 28, marginTop: 20, marginBottom: 32 }}>
        <Block title={text.orderedBy} lines={contact} />
        <Block title={text.recipient} lines={delivery} />
        <Block title={text.payment} lines={[placedOn, paidBy]} />
      </View>
      {lines.map((line, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their position, and two may have the same product.
          key={index}
          name={line.name}
          note={text.notes[index] ?? ''}
          amount={line.total}
        />
      ))}
      <View wrap={false} style={{ marginTop: 18, ...beforeSums }}>
        {sums.map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
      </View>
    </DocumentLayout>
  )
}

function textsOf({ number, lines }: Receipt) {
  return {
    title: documentText('receiptTitle', { number }),
    order: documentText('order', { number }),
    heading: documentText('receipt'),
    orderedBy: documentText('orderedBy'),
    recipient: documentText('recipient'),
    payment: documentText('payment'),
    notes: lines.map(({ quantity, unitPrice: price }) => documentText('line', { quantity, price })),
  }
}

function Row({ name, note, amount }: { name: string; note: string; amount: string }) {
  const row = rowIn(use(DocumentDirection))
  return (
    <View wrap={false} style={{ ...row, ...style.ruleBelow, gap: 16, paddingVertical: 8 }}>
      <View style={style.wide}>
        <DocumentText face="semibold">{name}</DocumentText>
        <DocumentText size={8.5} color={colors.soft}>
          {note}
        </DocumentText>
      </View>
      <DocumentText align="end">{amount}</DocumentText>
    </View>
  )
}

function Sum({ label, amount, isTotal = false }: Receipt['sums'][number]) {
  const face = isTotal ? 'semibold' : 'regular'
  const direction = use(DocumentDirection)
  const row = rowIn(direction)
  // Size instead of weight: there is no semibold Arabic face.
  const size = isTotal && direction === 'rtl' ? 12.5 : 10
  return (
    <View
      style={{
        ...style.spread,
        ...row,
        gap: 16,
        paddingVertical: 3,
        ...(isTotal
          ? { marginVertical: 5, paddingVertical: 7, borderTopWidth: 0.75, borderBottomWidth: 0.75 }
          : {}),
        borderColor: colors.line,
      }}
    >
      <DocumentText face={face} size={size}>
        {label}
      </DocumentText>
      <DocumentText face={face} size={size} align="end">
        {amount}
      </DocumentText>
    </View>
  )
}
