import { Path, Svg } from '@react-pdf/renderer'
import { encode } from 'uqr'

/** A QR code of a link, in points. */
export function QrCode({ link, size }: { link: string; size: number }) {
  const { data, size: modules } = encode(link, { border: 0, ecc: 'M' })
  const dark = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <Svg viewBox={`0 0 ${modules} ${modules}`} style={{ width: size, height: size }}>
      <Path d={dark} fill="#000" />
    </Svg>
  )
}
