/** What the faces of a printed sheet have: Latin, its punctuation and signs, and Arabic. */
const unprintable = /[^\n\u0020-\u024f\u0600-\u06ff\u1e00-\u1eff\u2010-\u2027\u20a0-\u20bf\u2122]/gu
const pictures = /\p{Regional_Indicator}|\p{Emoji_Modifier}|(?![#*0-9©®])\p{Emoji}/gu
// Direction marks could turn a line around; joiners and variation selectors belong to pictures.
const invisible = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069]|[\ufe00-\ufe0f]/g

/** A text as it can be set: without pictures, and with a sign in the place of letters that no face of ours has. */
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

/** Which way a text runs, by its first letter. */
export function isRightToLeft(text: string): boolean {
  return /\p{Script=Arabic}/u.test(firstCharacter.exec(text)?.[0] ?? '')
}
