import { describe, expect, it } from 'vitest'
import { definitionsIn } from './compile-messages.ts'

const define = (messages: string) => `export const text = defineMessages(${messages})`

describe('definitionsIn', () => {
  it('reads the texts of both languages', () => {
    const code = define("{ en: { a: 'One', 'b-c': `Two` }, ar: { a: 'واحد', 'b-c': 'اثنان' } }")
    expect(definitionsIn(code, 'x.messages.ts')).toEqual([
      {
        start: code.indexOf('defineMessages'),
        end: code.length,
        texts: { en: { a: 'One', 'b-c': 'Two' }, ar: { a: 'واحد', 'b-c': 'اثنان' } },
      },
    ])
  })

  it.each([
    ['a missing language', "{ en: { a: 'One' } }"],
    ['a computed text', "{ en: { a: one }, ar: { a: 'واحد' } }"],
    ['a text with a value of the program', "{ en: { a: 'One ' + n }, ar: { a: 'واحد' } }"],
    ['texts of another file', "{ en: { ...others }, ar: { a: 'واحد' } }"],
  ])('refuses %s', (_what, messages) => {
    expect(() => definitionsIn(define(messages), 'x.messages.ts')).toThrow('x.messages.ts')
  })
})
