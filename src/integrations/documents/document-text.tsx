import { Font, Text } from '@react-pdf/renderer'
import { createContext, use } from 'react'
import { printable } from '#commerce/documents/printable-text.ts'
import { type Direction, directionOf, isolatePhones } from '#commerce/documents/text-direction.ts'
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

/** The direction of the document around a text. */
export const DocumentDirection = createContext<Direction>('ltr')

interface DocumentTextProps {
  children: string
  face?: keyof typeof faces
  size?: number
  color?: string
  /** `start` and `end` are sides of the document; `auto` is where the text itself starts. */
  align?: 'start' | 'end' | 'center' | 'auto'
}

/** A text in its own direction and script. */
export function DocumentText({
  children,
  face = 'regular',
  size = 10,
  color = '#20241F',
  align = 'start',
}: DocumentTextProps) {
  // An empty text has no height: a blank line of a card needs one.
  const text = withPictures(isolatePhones(printable(children))) || noBreakSpace
  const around = use(DocumentDirection)
  const direction = directionOf(text, around)
  // There is no semibold Arabic face, and digits alone in semibold would stand out.
  const family = faces[face === 'semibold' && direction === 'rtl' ? 'regular' : face]
  const style = { fontFamily: family, fontSize: size, lineHeight: 1.45 }
  const textAlign = align === 'center' ? align : sideOf(align, { around, direction })
  return <Text style={{ ...style, color, direction, textAlign }}>{text}</Text>
}

function sideOf(
  align: 'start' | 'end' | 'auto',
  { around, direction }: { around: Direction; direction: Direction },
): 'left' | 'right' {
  const isLeft = (align === 'auto' ? direction : around) === 'ltr'
  return isLeft === (align !== 'end') ? 'left' : 'right'
}
