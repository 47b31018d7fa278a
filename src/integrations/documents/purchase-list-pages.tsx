import { View } from '@react-pdf/renderer'
import type { PurchaseList } from '#commerce/documents/purchase-list.ts'
import { isolated } from '#i18n/isolated.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { DayListLayout, DayListRow, TickBox } from './day-list-layout.tsx'
import { colors, style } from './document-layout.tsx'
import { DocumentText } from './document-text.tsx'
import { documentText } from './documents.messages.ts'

/** The printed purchase list, by supplier: each stem has a box to tick. */
export function PurchaseListPages({ list }: { list: PurchaseList }) {
  const { locale } = list
  const text = inLocale(locale, () => textsOf(list))
  return (
    <DayListLayout locale={locale} text={text}>
      {text.suppliers.map(({ name, stems }) => (
        <View key={name}>
          <View
            minPresenceAhead={50}
            style={{ marginTop: 14, padding: 6, backgroundColor: colors.linen }}
          >
            <DocumentText face="semibold" size={13}>
              {name}
            </DocumentText>
          </View>
          {stems.map((stem) => (
            <Stem key={stem.name} {...stem} />
          ))}
        </View>
      ))}
      {text.withoutRecipe !== '' && (
        <View style={{ marginTop: 16 }}>
          <DocumentText size={10} color={colors.soft}>
            {text.noRecipe}
          </DocumentText>
          <DocumentText size={12}>{text.withoutRecipe}</DocumentText>
        </View>
      )}
    </DayListLayout>
  )
}

function textsOf({ days, bunches, stems, withoutRecipe }: PurchaseList) {
  const bySupplier = Map.groupBy(stems, ({ supplier }) => supplier)
  return {
    title: documentText('purchaseTitle', { days }),
    time: days,
    summary: documentText('bunches', { count: bunches }),
    suppliers: Array.from(bySupplier, ([supplier, bought]) => ({
      name: supplier || documentText('noSupplier'),
      stems: bought.map(({ name, bunches: count, quantity, perBunch }) => ({
        name,
        bunches: documentText('bunches', { count }),
        note: documentText('bunchesOf', { quantity, perBunch }),
      })),
    })),
    noRecipe: documentText('noRecipe'),
    withoutRecipe: withoutRecipe
      .map(({ name, quantity }) => `${groupDigits(quantity)} × ${isolated(name)}`)
      .join(documentText('separator')),
  }
}

function Stem({ name, bunches, note }: Record<'name' | 'bunches' | 'note', string>) {
  return (
    <DayListRow>
      <TickBox />
      <View style={style.wide}>
        <DocumentText face="semibold" size={12}>
          {name}
        </DocumentText>
      </View>
      <View style={style.wide}>
        <DocumentText face="semibold" size={12}>
          {bunches}
        </DocumentText>
        <DocumentText size={10} color={colors.soft}>
          {note}
        </DocumentText>
      </View>
    </DayListRow>
  )
}
