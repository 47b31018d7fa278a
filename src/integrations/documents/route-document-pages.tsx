import { Link, View } from '@react-pdf/renderer'
import type { RouteDocument, RouteStop } from '#commerce/documents/route-document.ts'
import { inks, Sheet } from './document-layout.tsx'
import { Words } from './document-text.tsx'

/** What a driver takes along: each stop with room for a signature. */
export function RouteDocumentPages({ sheet }: { sheet: RouteDocument }) {
  const { day, window, zones, stops, cash } = sheet
  const count = `${stops} ${stops === 1 ? 'stop' : 'stops'}`
  return (
    <Sheet title={`Route, ${day}`} aside={`${day}, ${window}`} margin={36}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 10 }}>
        <Words face="display" size={22}>
          {`${day}, ${window}`}
        </Words>
        <Words size={12} align="right">
          {cash ? `${count}, ${cash} to collect` : count}
        </Words>
      </View>
      {zones.map((zone) => (
        <View key={zone.name}>
          <View
            minPresenceAhead={90}
            style={{ marginTop: 14, paddingVertical: 4, backgroundColor: inks.linen }}
          >
            <View style={{ paddingHorizontal: 8 }}>
              <Words face="semibold" size={12}>
                {`${zone.name} (${zone.stops.length})`}
              </Words>
            </View>
          </View>
          {zone.stops.map((stop) => (
            <Stop key={stop.number} stop={stop} />
          ))}
        </View>
      ))}
    </Sheet>
  )
}

function Stop({ stop }: { stop: RouteStop }) {
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        gap: 12,
        paddingVertical: 9,
        paddingHorizontal: 8,
        borderBottomWidth: 0.75,
        borderColor: inks.line,
      }}
    >
      <View style={{ width: 24 }}>
        <Words face="semibold" size={14}>
          {String(stop.position)}
        </Words>
      </View>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Words face="semibold" size={11.5}>
          {stop.recipient}
        </Words>
        <Words size={11}>{stop.address.join(', ')}</Words>
        {stop.landmark && (
          <Words size={9.5} color={inks.soft}>
            {stop.landmark.replaceAll('\n', ' ')}
          </Words>
        )}
        <Words size={9.5} color={inks.soft}>
          {stop.goods.join(', ')}
        </Words>
      </View>
      <View style={{ width: 96 }}>
        <Words size={10.5}>{stop.phone}</Words>
        <Words size={9.5} color={inks.soft}>
          {stop.number}
        </Words>
        <Words size={9.5} color={inks.soft}>
          {stop.window}
        </Words>
        {stop.map && (
          <Link src={stop.map} style={{ color: inks.moss }}>
            <Words size={9.5} color={inks.moss}>
              Open the map
            </Words>
          </Link>
        )}
      </View>
      <View style={{ width: 112 }}>
        {stop.cash && (
          <Words face="semibold" size={11.5}>
            {`Collect ${stop.cash}`}
          </Words>
        )}
        <View
          style={{
            flexGrow: 1,
            minHeight: 34,
            marginTop: 4,
            borderWidth: 0.75,
            borderColor: inks.soft,
            padding: 3,
          }}
        >
          <Words size={7} color={inks.soft}>
            Received by
          </Words>
        </View>
      </View>
    </View>
  )
}
