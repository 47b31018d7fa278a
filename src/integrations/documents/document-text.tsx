import { Text } from '@react-pdf/renderer'
import { faces } from './fonts.server.ts'
import { printable, runsToTheLeft } from './printable.ts'

interface WordsProps {
  children: string
  face?: keyof typeof faces
  size?: number
  color?: string
  /** `start` is where the text itself begins: on the right, if it runs to the left. */
  align?: 'left' | 'right' | 'center' | 'start'
}

/** Words on a sheet, in whatever script somebody wrote them. */
export function Words({
  children,
  face = 'regular',
  size = 10,
  color = '#20241F',
  align = 'left',
}: WordsProps) {
  const text = printable(children)
  const direction = runsToTheLeft(text) ? 'rtl' : 'ltr'
  const style = { fontFamily: faces[face], fontSize: size, lineHeight: 1.45 }
  const start = direction === 'rtl' ? 'right' : 'left'
  const textAlign = align === 'start' ? start : align
  return <Text style={{ ...style, color, direction, textAlign }}>{text}</Text>
}
