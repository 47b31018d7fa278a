/** A text in a text area, with the start and end of its selection. */
export interface SelectedText {
  text: string
  start: number
  end: number
}

/** Replaces the selection, and puts the caret behind. */
export function insertText({ text, start, end }: SelectedText, inserted: string): SelectedText {
  const caret = start + inserted.length
  return { text: text.slice(0, start) + inserted + text.slice(end), start: caret, end: caret }
}

/** Makes the selection bold. Without one, inserts a sample and selects it. */
export function makeBold(selected: SelectedText, sample: string): SelectedText {
  return wrap(selected, { before: '**', after: '**', sample })
}

/** Makes the selection a link, and selects the address to replace. */
export function makeLink(selected: SelectedText, sample: string): SelectedText {
  const address = 'https://'
  const { text, end } = wrap(selected, { before: '[', after: `](${address})`, sample })
  const start = end + ']('.length
  return { text, start, end: start + address.length }
}

/** The mark counts only right beside a word, so spaces at the ends stay outside. */
function wrap(
  { text, start, end }: SelectedText,
  { before, after, sample }: { before: string; after: string; sample: string },
): SelectedText {
  const chosen = text.slice(start, end)
  const content = chosen.trim() || sample
  const [space = ''] = /^\s*/.exec(chosen) ?? []
  const from = start + (chosen.trim() === '' ? 0 : space.length)
  const until = chosen.trim() === '' ? end : from + content.length
  return {
    text: text.slice(0, from) + before + content + after + text.slice(until),
    start: from + before.length,
    end: from + before.length + content.length,
  }
}

export const headingMark = '## '
export const bulletMark = '- '

/** Puts a mark before each selected line, or removes it where every line has it. Empty lines stay. */
export function markLines({ text, start, end }: SelectedText, mark: string): SelectedText {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const until = next === -1 ? text.length : next
  const lines = text.slice(from, until).split('\n')
  const isOne = lines.length === 1
  const isMarked = lines.every((line) => line.startsWith(mark) || (line === '' && !isOne))
  const marked = lines.map((line) => {
    if (line === '' && !isOne) return line
    if (isMarked) return line.slice(mark.length)
    return line.startsWith(mark) ? line : mark + line
  })
  const changed = marked.join('\n')
  const caret = from + changed.length
  return {
    text: text.slice(0, from) + changed + text.slice(until),
    start: isOne ? caret : from,
    end: caret,
  }
}
