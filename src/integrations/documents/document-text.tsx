import { Font, Text } from '@react-pdf/renderer'
import { isRightToLeft, printable } from '#commerce/documents/printable-text.ts'
import { withPictures } from './emoji-pictures.server.ts'
import display from './fonts/fraunces-display-latin.woff?inline'
import regular from './fonts/hanken-grotesk-regular-latin.woff?inline'
import regularExtended from './fonts/hanken-grotesk-regular-latin-ext.woff?inline'
import semibold from './fonts/hanken-grotesk-semibold-latin.woff?inline'
import semiboldExtended from './fonts/hanken-grotesk-semibold-latin-ext.woff?inline'
import arabic from './fonts/noto-naskh-arabic.woff?inline'

/** Font stacks: each character uses the first font that contains it. */
const faces = {
  display: ['Display', 'Regular', 'Regular Extended', 'Arabic'],
  regular: ['Regular', 'Regular Extended', 'Arabic'],
  semibold: ['Semibold', 'Semibold Extended', 'Arabic'],
}

Font.register({ family: 'Display', src: display })
Font.register({ family: 'Regular', src: regular })
Font.register({ family: 'Regular Extended', src: regularExtended })
Font.register({ family: 'Semibold', src: semibold })
Font.register({ family: 'Semibold Extended', src: semiboldExtended })
Font.register({ family: 'Arabic', src: arabic })
// Words are not hyphenated unless they are too long for a line.
const longestWord = 24
Font.registerHyphenationCallback((word) =>
  word.length <= longestWord ? [word] : (word.match(/.{1,12}/gsu) ?? [word]),
)

const noBreakSpace = '\u00a0'

interface DocumentTextProps {
  children: string
  face?: keyof typeof faces
  size?: number
  color?: string
  /** `start` depends on the text: right for right-to-left scripts. */
  align?: 'left' | 'right' | 'center' | 'start'
}

/** A text in its own direction and script. */
export function DocumentText({
  children,
  face = 'regular',
  size = 10,
  color = '#20241F',
  align = 'left',
}: DocumentTextProps) {
  // An empty text has no height: a blank line of a card needs one.
  const text = withPictures(printable(children)) || noBreakSpace
  const direction = isRightToLeft(text) ? 'rtl' : 'ltr'
  const style = { fontFamily: faces[face], fontSize: size, lineHeight: 1.45 }
  const start = direction === 'rtl' ? 'right' : 'left'
  const textAlign = align === 'start' ? start : align
  return <Text style={{ ...style, color, direction, textAlign }}>{text}</Text>
}
