/** Everything but the characters of our fonts: Latin, punctuation, symbols, Arabic and first-strong isolates. */
const unprintable =
  /[^\n\u0020-\u024f\u0600-\u06ff\u1e00-\u1eff\u2010-\u2027\u20a0-\u20bf\u2122\u2068\u2069]/gu
// Direction marks could reverse a line; joiners and variation selectors belong to emoji.
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066\u2067]|[\ufe00-\ufe0f]/g

const emoji = /^(?:\p{RGI_Emoji}|(?![#*0-9©®™])\p{Emoji})$/v
/** Emoji of Unicode 16 and later, which our pictures do not have. */
const newest =
  /[\u{1f6d8}\u{1fa89}\u{1fa8a}\u{1fa8e}\u{1fa8f}\u{1fabe}\u{1fac6}\u{1fac8}\u{1facd}\u{1fadc}\u{1fadf}\u{1fae9}\u{1faea}\u{1faef}]|🇨🇶/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const joiner = '\u200d'
const pictureStyle = '\ufe0f'

/** The characters of a text as a reader counts them. */
export function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Whether a character is an emoji that is printed as a picture. */
export function isPrintableEmoji(character: string): boolean {
  return emoji.test(character) && !newest.test(character)
}

/** The text as it is printed: emoji stay, and a dot replaces characters that no font contains. */
export function printable(text: string): string {
  return charactersOf(text.normalize('NFC'))
    .map((character) => printableCharacter(character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function printableCharacter(character: string): string {
  if (isPrintableEmoji(character)) {
    // Symbols such as ❤ are pictures only with this selector.
    const isText = [...character].length === 1 && !/\p{Emoji_Presentation}/u.test(character)
    return isText ? `${character}${pictureStyle}` : character
  }
  if (character.includes(joiner) && /\p{Emoji}/u.test(character)) {
    return character.split(joiner).map(printableCharacter).join('')
  }
  return character.replace(invisible, '').replace(unprintable, '·')
}

/** The characters of a text that cannot be printed, each once. */
export function unprintableIn(text: string): string[] {
  const lost = charactersOf(text.normalize('NFC')).filter(
    (character) => character !== '·' && printableCharacter(character).includes('·'),
  )
  return [...new Set(lost)]
}

const firstCharacter = /\p{L}/u
const isolates = /\u2068[^\u2069]*\u2069?/gu

export function withoutIsolates(text: string): string {
  return text.replace(isolates, '')
}

/** Decides by the first letter outside isolates. */
export function isRightToLeft(text: string): boolean {
  return /\p{Script=Arabic}/u.test(firstCharacter.exec(withoutIsolates(text))?.[0] ?? '')
}
