/** A part of a sentence: text, or the place of the actor or the subject, which are links. */
type SentencePart = string | { is: 'actor' | 'subject' }

export type Sentence = readonly SentencePart[]

// Private-use characters, which mark the parts of a filled text: a translation decides their order.
const [valueStart, valueEnd, actor, subject] = ['\uE000', '\uE001', '\uE002', '\uE003']
const isolation = '[\u2066-\u2069]?'
const marks = new RegExp(
  `${isolation}${valueStart}([^${valueEnd}]*)${valueEnd}${isolation}|(${actor}|${subject})`,
)

/** Fills the links of a sentence. */
export const places = { actor, subject }

/** Marks a value, which becomes a part of its own: the page isolates each part. */
export function markValue(value: string): string {
  return `${valueStart}${value}${valueEnd}`
}

/** The parts of a filled sentence in its order. */
export function partsOf(filled: string): Sentence {
  return filled
    .split(marks)
    .filter(Boolean)
    .map((part) => {
      if (part === actor) return { is: 'actor' }
      return part === subject ? { is: 'subject' } : part
    })
}
