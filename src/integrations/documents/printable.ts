/** Everything but the characters of our fonts: Latin, punctuation, symbols, Arabic and first-strong isolates. */
const unprintable =
  /[^\n\u0020-\u024f\u0600-\u06ff\u1e00-\u1eff\u2010-\u2027\u20a0-\u20bf\u2122\u2068\u2069]/gu
const pictures = /\p{Regional_Indicator}|\p{Emoji_Modifier}|(?![#*0-9©®])\p{Emoji}/gu
// Direction marks could reverse a line; joiners and variation selectors belong to emoji.
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066\u2067]|[\ufe00-\ufe0f]/g

/** Removes emoji, and replaces characters that no font contains. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(pictures, '')
    .replace(invisible, '')
    .replace(unprintable, '·')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const firstCharacter = /\p{L}/u
const isolates = /\u2068[^\u2069]*\u2069?/gu

/** Decides by the first letter outside isolates. */
export function isRightToLeft(text: string): boolean {
  return /\p{Script=Arabic}/u.test(firstCharacter.exec(text.replace(isolates, ''))?.[0] ?? '')
}
