import { Text } from '@react-pdf/renderer'
import { faces } from './fonts.server.ts'
import { isRightToLeft, printable } from './printable.ts'

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
  const text = printable(children)
  const direction = isRightToLeft(text) ? 'rtl' : 'ltr'
  const style = { fontFamily: faces[face], fontSize: size, lineHeight: 1.45 }
  const start = direction === 'rtl' ? 'right' : 'left'
  const textAlign = align === 'start' ? start : align
  return <Text style={{ ...style, color, direction, textAlign }}>{text}</Text>
}
