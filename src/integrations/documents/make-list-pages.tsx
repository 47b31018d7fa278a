import { View } from '@react-pdf/renderer'
import type { MakeList } from '#commerce/documents/make-list.ts'
import { isolated } from '#i18n/isolated.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { DayListLayout, DayListRow, TickBox } from './day-list-layout.tsx'
import { colors, style } from './document-layout.tsx'
import { DocumentText } from './document-text.tsx'
import { documentText } from './documents.messages.ts'

/** The printed make list: each bouquet has a box to tick. */
export function MakeListPages({ list }: { list: MakeList }) {
  const { locale } = list
  const text = inLocale(locale, () => textsOf(list))
  return (
    <DayListLayout locale={locale} text={text}>
      {text.stemTotals !== '' && (
        <View style={{ marginBottom: 4 }}>
          <DocumentText size={10} color={colors.soft}>
            {text.stemTotalsTitle}
          </DocumentText>
          <DocumentText size={12}>{text.stemTotals}</DocumentText>
        </View>
      )}
      {text.products.map((product) => (
        <View key={product.heading}>
          <View
            minPresenceAhead={70}
            style={{ marginTop: 14, padding: 6, backgroundColor: colors.linen }}
          >
            <DocumentText face="semibold" size={15}>
              {product.heading}
            </DocumentText>
            {product.stems !== '' && <DocumentText size={10}>{product.stems}</DocumentText>}
          </View>
          {product.items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </View>
      ))}
      {text.addOns !== '' && (
        <View style={{ marginTop: 16 }}>
          <DocumentText size={10} color={colors.soft}>
            {text.addOnsTitle}
          </DocumentText>
          <DocumentText size={13}>{text.addOns}</DocumentText>
        </View>
      )}
    </DayListLayout>
  )
}

function textsOf(list: MakeList) {
  const { day, window, orders, pieces, stems, products, addOns, withoutRecipe } = list
  const separator = documentText('separator')
  const counted = ({ name, quantity }: { name: string; quantity: number }) =>
    `${groupDigits(quantity)} × ${isolated(name)}`
  return {
    title: documentText('makeListTitle', { day }),
    time: documentText('routeTime', { day, window }),
    summary:
      stems > 0
        ? documentText('toMakeWithStems', { pieces, orders, stems })
        : documentText('toMake', { pieces, orders }),
    stemTotalsTitle:
      withoutRecipe > 0
        ? documentText('stemTotalsWithout', { count: withoutRecipe })
        : documentText('stemTotals'),
    stemTotals: list.stemTotals.map(counted).join(separator),
    addOnsTitle: documentText('addOns'),
    addOns: addOns.map(counted).join(separator),
    products: products.map((product) => ({
      heading: counted(product),
      stems: product.stems > 0 ? documentText('stems', { count: product.stems }) : '',
      items: product.items.map((item) => ({
        key: item.key,
        quantity: `${groupDigits(item.quantity)} ×`,
        order: [item.number, item.window, item.area].map(isolated).join(separator),
        addOns: item.addOns.map((addOn) => `+ ${counted(addOn)}`).join(separator),
        insteadOf: item.insteadOf && documentText('insteadOf', { name: item.insteadOf }),
        ifMissing: item.ifMissing,
        message: item.card.message.replaceAll('\n', ' ') || documentText('noMessage'),
        signature: item.card.signature,
      })),
    })),
  }
}

type Item = ReturnType<typeof textsOf>['products'][number]['items'][number]

function Item({ item }: { item: Item }) {
  return (
    <DayListRow>
      <TickBox />
      <View style={{ width: 34 }}>
        <DocumentText face="semibold" size={13}>
          {item.quantity}
        </DocumentText>
      </View>
      <View style={style.wide}>
        <DocumentText face="semibold" size={11}>
          {item.order}
        </DocumentText>
        {item.addOns !== '' && <DocumentText size={11}>{item.addOns}</DocumentText>}
        {item.insteadOf && <DocumentText size={10}>{item.insteadOf}</DocumentText>}
        <DocumentText size={9.5} color={colors.soft}>
          {item.ifMissing}
        </DocumentText>
      </View>
      <View style={style.wide}>
        <DocumentText face="display" size={10.5}>
          {item.message}
        </DocumentText>
        {item.signature && <DocumentText size={10}>{item.signature}</DocumentText>}
      </View>
    </DayListRow>
  )
}
