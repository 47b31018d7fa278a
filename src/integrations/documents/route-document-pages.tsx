import { Link, View } from '@react-pdf/renderer'
import type { RouteDocument } from '#commerce/documents/route-document.ts'
import { isolated } from '#i18n/isolated.ts'
import { inLocale } from '#i18n/locale.server.ts'
import { directions } from '#i18n/locale.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { DayListLayout, DayListRow } from './day-list-layout.tsx'
import { colors, rowIn, style } from './document-layout.tsx'
import { DocumentText } from './document-text.tsx'
import { documentText } from './documents.messages.ts'
import { QrCode } from './qr-code.tsx'

interface RouteDocumentProps {
  route: RouteDocument
  /** The link in the QR code. */
  runLink?: string | undefined
}

/** The printed route: each stop has space for a signature. */
export function RouteDocumentPages({ route, runLink }: RouteDocumentProps) {
  const { locale } = route
  const text = inLocale(locale, () => textsOf(route))
  return (
    <DayListLayout locale={locale} text={text}>
      {runLink && (
        <View style={{ ...rowIn(directions[locale]), alignItems: 'center', gap: 10 }}>
          <QrCode link={runLink} size={56} />
          <DocumentText size={9.5} color={colors.soft}>
            {text.openRun}
          </DocumentText>
        </View>
      )}
      {text.zones.map((zone) => (
        <View key={zone.name}>
          <View
            minPresenceAhead={90}
            style={{ marginTop: 14, paddingVertical: 4, backgroundColor: colors.linen }}
          >
            <View style={{ paddingHorizontal: 8 }}>
              <DocumentText face="semibold" size={12}>
                {zone.heading}
              </DocumentText>
            </View>
          </View>
          {zone.stops.map((stop) => (
            <Stop key={stop.number} stop={stop} labels={text} />
          ))}
        </View>
      ))}
    </DayListLayout>
  )
}

function textsOf({ day, window, stops, cash, zones }: RouteDocument) {
  const separator = documentText('separator')
  return {
    title: documentText('routeTitle', { day }),
    time: documentText('routeTime', { day, window }),
    summary: cash
      ? documentText('stopsWithCash', { stops, cash })
      : documentText('stops', { stops }),
    openMap: documentText('openMap'),
    openRun: documentText('openRun'),
    receivedBy: documentText('receivedBy'),
    zones: zones.map((zone) => ({
      name: zone.name,
      heading: `${isolated(zone.name)} (${zone.stops.length})`,
      stops: zone.stops.map((stop) => ({
        ...stop,
        position: groupDigits(stop.position),
        address: stop.address.map(isolated).join(separator),
        goods: stop.goods.join(separator),
        cash: stop.cash && documentText('collect', { cash: stop.cash }),
      })),
    })),
  }
}

type Texts = ReturnType<typeof textsOf>

interface StopProps {
  stop: Texts['zones'][number]['stops'][number]
  labels: Pick<Texts, 'openMap' | 'receivedBy'>
}

function Stop({ stop, labels }: StopProps) {
  return (
    <DayListRow>
      <View style={{ width: 24 }}>
        <DocumentText face="semibold" size={14}>
          {stop.position}
        </DocumentText>
      </View>
      <View style={style.wide}>
        <DocumentText face="semibold" size={11.5}>
          {stop.recipient}
        </DocumentText>
        <DocumentText size={11}>{stop.address}</DocumentText>
        {stop.landmark && (
          <DocumentText size={9.5} color={colors.soft}>
            {stop.landmark.replaceAll('\n', ' ')}
          </DocumentText>
        )}
        <DocumentText size={9.5} color={colors.soft}>
          {stop.goods}
        </DocumentText>
      </View>
      <View style={{ width: 96 }}>
        <DocumentText size={10.5}>{stop.phone}</DocumentText>
        <DocumentText size={9.5} color={colors.soft}>
          {stop.number}
        </DocumentText>
        <DocumentText size={9.5} color={colors.soft}>
          {stop.window}
        </DocumentText>
        {stop.map && (
          <Link src={stop.map} style={{ color: colors.moss }}>
            <DocumentText size={9.5} color={colors.moss}>
              {labels.openMap}
            </DocumentText>
          </Link>
        )}
      </View>
      <View style={{ width: 112 }}>
        {stop.cash && (
          <DocumentText face="semibold" size={11.5}>
            {stop.cash}
          </DocumentText>
        )}
        <View
          style={{
            flexGrow: 1,
            minHeight: 34,
            marginTop: 4,
            borderWidth: 0.75,
            borderColor: colors.soft,
            padding: 3,
          }}
        >
          <DocumentText size={7} color={colors.soft}>
            {labels.receivedBy}
          </DocumentText>
        </View>
      </View>
    </DayListRow>
  )
}
