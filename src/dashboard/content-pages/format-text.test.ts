import { describe, expect, it } from 'vitest'
import {
  bulletMark,
  headingMark,
  insertText,
  makeBold,
  makeLink,
  markLines,
} from './format-text.ts'

/** A text with its selection between `‹` and `›`. */
function select(marked: string) {
  const text = marked.replace(/[‹›]/g, '')
  const start = marked.indexOf('‹')
  return { text, start, end: marked.indexOf('›') - 1 }
}
const show = ({ text, start, end }: { text: string; start: number; end: number }) =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`

describe('formatting a text', () => {
  it.each([
    ['a ‹red› rose', 'a **‹red›** rose'],
    ['a‹ red ›rose', 'a **‹red›** rose'],
    ['a ‹›rose', 'a **‹text›**rose'],
    ['‹ ›', '**‹text›**'],
  ])('makes %s bold', (before, after) => {
    expect(show(makeBold(select(before), 'text'))).toBe(after)
  })

  it.each([
    ['our ‹terms›.', 'our [terms](‹https://›).'],
    ['‹›', '[text](‹https://›)'],
  ])('makes %s a link, and selects its address', (before, after) => {
    expect(show(makeLink(select(before), 'text'))).toBe(after)
  })

  it.each([
    ['One\nTw‹›o\nThree', 'One\n## Two‹›\nThree'],
    ['One\n## Tw‹›o\nThree', 'One\nTwo‹›\nThree'],
    ['‹›', '## ‹›'],
    ['One\n‹›', 'One\n## ‹›'],
  ])('makes the line of %j a heading, and back', (before, after) => {
    expect(show(markLines(select(before), headingMark))).toBe(after)
  })

  it.each([
    ['O‹ne\n\nTw›o', '‹- One\n\n- Two›'],
    ['‹- One\nTwo›', '‹- One\n- Two›'],
    ['‹- One\n- Two›', '‹One\nTwo›'],
  ])('makes the lines of %j a list, and back', (before, after) => {
    expect(show(markLines(select(before), bulletMark))).toBe(after)
  })

  it('inserts a text in place of the selection', () => {
    expect(show(insertText(select('Call ‹us›.'), '{phone}'))).toBe('Call {phone}‹›.')
  })
})
