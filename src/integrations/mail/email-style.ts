import type { CSSProperties } from 'react'

/** The design tokens for email clients: no variables, no classes, and system fonts as fallback. */
const ink = '#20241f'
const soft = '#5e6158'
const line = '#ddd3c5'
const paper = '#faf7f2'
const linen = '#efe8dd'
const moss = '#2c4637'
// Without Georgia, whose figures are old-style.
const display = "Fraunces, 'Palatino Linotype', Palatino, 'Times New Roman', serif"
const sans = "'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif"

const text: CSSProperties = { margin: 0, color: ink, fontSize: 16, lineHeight: '1.6' }
const small: CSSProperties = { ...text, color: soft, fontSize: 14, lineHeight: '1.5' }
const hairline = `1px solid ${line}`

const emailStyle = {
  body: {
    margin: 0,
    backgroundColor: paper,
    fontFamily: sans,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  container: { maxWidth: 560, padding: '40px 24px 56px' },
  // The font of the alternative text, while pictures are blocked.
  logo: { display: 'block', color: ink, fontFamily: display, fontSize: 26, lineHeight: '36px' },
  head: { paddingBottom: 20, borderBottom: hairline },
  heading: {
    margin: '36px 0 20px',
    color: ink,
    fontFamily: display,
    fontSize: 30,
    fontWeight: 400,
    lineHeight: '1.2',
  },
  paragraph: { ...text, margin: '0 0 16px', overflowWrap: 'anywhere' },
  actionPlace: { padding: '12px 0 28px' },
  action: {
    padding: '14px 26px',
    borderRadius: 2,
    backgroundColor: moss,
    color: paper,
    fontSize: 16,
    textDecoration: 'none',
  },
  card: { margin: '12px 0 24px', padding: '20px 24px', backgroundColor: linen, borderRadius: 2 },
  cardTitle: { ...small, margin: '0 0 8px' },
  cardMessage: {
    ...text,
    fontFamily: display,
    fontSize: 18,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  cardSignature: { ...text, margin: '8px 0 0', fontFamily: display, fontSize: 18 },
  picture: { width: '100%', maxWidth: 512, height: 'auto', margin: '8px 0 24px', borderRadius: 2 },
  block: { padding: '8px 0', borderTop: hairline, margin: '12px 0 0' },
  label: { ...small, padding: '6px 16px 6px 0', width: 96, verticalAlign: 'top' },
  value: { ...text, fontSize: 15, padding: '6px 0', textAlign: 'left', overflowWrap: 'anywhere' },
  thumbnailPlace: { width: 72, padding: '8px 16px 8px 0' },
  thumbnail: { display: 'block', width: 56, height: 70, objectFit: 'cover', borderRadius: 2 },
  goodsName: {
    ...text,
    fontSize: 15,
    padding: '8px 0',
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  goodsTotal: { ...text, fontSize: 15, padding: '8px 0 8px 16px', width: 96, textAlign: 'right' },
  sum: { ...small, padding: '4px 0', textAlign: 'right' },
  lastSum: { ...text, padding: '4px 0', textAlign: 'right' },
  footnote: { ...small, margin: '28px 0 0', overflowWrap: 'anywhere' },
  foot: { ...small, margin: '40px 0 0', paddingTop: 20, borderTop: hairline },
  link: { color: soft, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>

type EmailStyle = Record<keyof typeof emailStyle, CSSProperties>

// Arabic faces of the systems; Tahoma is on every Windows.
const arabicDisplay = "'Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI', Tahoma, serif"
const arabicSans = "'Segoe UI', 'SF Arabic', 'Geeza Pro', Tahoma, Arial, sans-serif"
const arabicFonts: Partial<Record<string, string>> = {
  [display]: arabicDisplay,
  [sans]: arabicSans,
}

/** The styles for a direction. Mail clients know neither logical properties nor `start`, so sides are swapped here. */
export function emailStyleIn(direction: 'ltr' | 'rtl'): EmailStyle {
  return direction === 'ltr' ? emailStyle : rightToLeft
}

const rightToLeft: EmailStyle = {
  ...emailStyle,
  ...Object.fromEntries(
    Object.entries<CSSProperties>(emailStyle).map(([name, style]) => [name, mirrored(style)]),
  ),
}

function mirrored({ textAlign, fontFamily, ...style }: CSSProperties): CSSProperties {
  const isText = style.lineHeight !== undefined
  return {
    ...style,
    ...(typeof style.padding === 'string' && { padding: mirroredSides(style.padding) }),
    ...(isText && { textAlign: textAlign === 'right' ? 'left' : 'right' }),
    ...(fontFamily && { fontFamily: arabicFonts[fontFamily] ?? fontFamily }),
    // Dots and marks above the letters need more room than Latin ascenders.
    ...(style.lineHeight === '1.2' && { lineHeight: '1.4' }),
  }
}

/** `6px 16px 6px 0` as `6px 0 6px 16px`. */
function mirroredSides(padding: string): string {
  const [top, right, bottom, left] = padding.split(' ')
  return left === undefined ? padding : [top, left, bottom, right].join(' ')
}
