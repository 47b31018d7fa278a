import { Link, View } from '@react-pdf/renderer'
import type { RouteDocument, RouteStop } from '#commerce/documents/route-document.ts'
import { isolated } from '#i18n/isolated.ts'
import { colors, DocumentLayout, style } from './document-layout.tsx'
import { DocumentText } from './document-text.tsx'

/** The printed route: each stop has space for a signature. */
export function RouteDocumentPages({ route }: { route: RouteDocument }) {
  const { day, window, zones, stops, cash } = route
  const count = `${stops} ${stops === 1 ? 'stop' : 'stops'}`
  return (
    <DocumentLayout title={`Route, ${day}`} aside={`${day}, ${window}`} margin={36}>
      <View style={{ ...style.spread, marginBottom: 10 }}>
        <DocumentText face="display" size={22}>
          {`${day}, ${window}`}
        </DocumentText>
        <DocumentText size={12} align="end">
          {cash ? `${count}, ${cash} to collect` : count}
        </DocumentText>
      </View>
      {zones.map((zone) => (
        <View key={zone.name}>
          <View
            minPresenceAhead={90}
            style={{ marginTop: 14, paddingVertical: 4, backgroundColor: colors.linen }}
          >
            <View style={{ paddingHorizontal: 8 }}>
              <DocumentText face="semibold" size={12}>
                {`${isolated(zone.name)} (${zone.stops.length})`}
              </DocumentText>
            </View>
          </View>
          {zone.stops.map((stop) => (
            <Stop key={stop.number} stop={stop} />
          ))}
        </View>
      ))}
    </DocumentLayout>
  )
}

function Stop({ stop }: { stop: RouteStop }) {
  return (
    <View
      wrap={false}
      style={{
        ...style.row,
        ...style.ruleBelow,
        gap: 12,
        paddingVertical: 9,
        paddingHorizontal: 8,
      }}
    >
      <View style={{ width: 24 }}>
        <DocumentText face="semibold" size={14}>
          {String(stop.position)}
        </DocumentText>
      </View>
      <View style={style.wide}>
        <DocumentText face="semibold" size={11.5}>
          {stop.recipient}
        </DocumentText>
        <DocumentText size={11}>{stop.address.map(isolated).join(', ')}</DocumentText>
        {stop.landmark && (
          <DocumentText size={9.5} color={colors.soft}>
            {stop.landmark.replaceAll('\n', ' ')}
          </DocumentText>
        )}
        <DocumentText size={9.5} color={colors.soft}>
          {stop.goods.join(', ')}
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
              Open map
            </DocumentText>
          </Link>
        )}
      </View>
      <View style={{ width: 112 }}>
        {stop.cash && (
          <DocumentText face="semibold" size={11.5}>
            {`Collect ${stop.cash}`}
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
            Received by
          </DocumentText>
        </View>
      </View>
    </View>
  )
}
