import { Font } from '@react-pdf/renderer'
import display from './fonts/fraunces-display-latin.woff?inline'
import regular from './fonts/hanken-grotesk-regular-latin.woff?inline'
import regularExtended from './fonts/hanken-grotesk-regular-latin-ext.woff?inline'
import semibold from './fonts/hanken-grotesk-semibold-latin.woff?inline'
import semiboldExtended from './fonts/hanken-grotesk-semibold-latin-ext.woff?inline'
import arabic from './fonts/noto-naskh-arabic.woff?inline'

/** Font stacks: each character uses the first font that contains it. */
export const faces = {
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
