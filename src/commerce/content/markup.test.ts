import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, type Inline, parseMarkup } from './markup.ts'

const text = (content: string): Inline => ({ kind: 'text', text: content })
const paragraph = (...content: Inline[]): Block => ({ kind: 'paragraph', content })
const blocksOf = (markup: string) => parseMarkup(markup).blocks

/** All text that a reader sees. */
function textIn(blocks: readonly Block[]): string {
  const ofInline = (inline: Inline): string =>
    inline.kind === 'break'
      ? '\n'
      : 'text' in inline
        ? inline.text
        : inline.content.map(ofInline).join('')
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.content]))
    .map((content) => content.map(ofInline).join(''))
    .join('\n')
}

function hrefsIn(blocks: readonly Block[]): string[] {
  const ofInline = (inline: Inline): string[] => [
    ...('href' in inline ? [inline.href] : []),
    ...('content' in inline ? inline.content.flatMap(ofInline) : []),
  ]
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.content]))
    .flat()
    .flatMap(ofInline)
}

describe('parseMarkup', () => {
  it('reads headings, paragraphs, line breaks and bold', () => {
    expect(blocksOf('## Fees\n\nOne fee.\nFor **all** sizes.\n\n# Times')).toEqual([
      { kind: 'heading', content: [text('Fees')] },
      paragraph(
        text('One fee.'),
        { kind: 'break' },
        text('For '),
        { kind: 'strong', content: [text('all')] },
        text(' sizes.'),
      ),
      { kind: 'heading', content: [text('Times')] },
    ])
  })

  it('reads bold as messengers write it', () => {
    expect(blocksOf('*مهم* جدًا')).toEqual([
      paragraph({ kind: 'strong', content: [text('مهم')] }, text(' جدًا')),
    ])
  })

  it('reads bulleted and numbered lists, with inner ones at the same level', () => {
    expect(blocksOf('We need:\n- roses\n- tulips\n  - red\n\n3. three\n4. four')).toEqual([
      paragraph(text('We need:')),
      { kind: 'list', start: null, items: [[text('roses')], [text('tulips')], [text('red')]] },
      { kind: 'list', start: 3, items: [[text('three')], [text('four')]] },
    ])
  })

  it('reads links, and addresses without markup', () => {
    expect(hrefsIn(blocksOf('[Terms](/terms), https://example.com and hello@example.com'))).toEqual(
      ['/terms', 'https://example.com', 'mailto:hello@example.com'],
    )
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\\\evil.example',
    'terms',
    '#top',
  ])('leaves no link to %s', (href) => {
    const typed = `See [this](<${href}>) now.`
    const { blocks, refused } = parseMarkup(typed)
    expect([textIn(blocks), hrefsIn(blocks), refused.length]).toEqual([typed, [], 1])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'A <b>bold</b> word',
    '```\ncode\n```',
    '`code`',
    '> quoted',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '---',
    '[ref]: https://example.com',
    '![picture](https://example.com/a.png)',
    '~~gone~~',
    'Unclosed **bold and [link](https://',
    'AT&amp;T &copy; 5 < 6',
  ])('leaves %j as it was typed', (typed) => {
    expect(textIn(blocksOf(typed)).replace(/\s+/g, ' ')).toContain(typed.replace(/\s+/g, ' '))
  })

  it('never fails, loses no word and makes no unsafe link, whatever staff type', () => {
    const part = fc.constantFrom(
      ...['#', '##', '-', '1.', '*', '**', '_', '[', ']', '(', ')', '](', '<', '>', '`', '~', '|'],
      ...['\n', '\n\n', '    ', ' ', '\\', '!', '&', '{phone}', 'javascript:', 'https://a.example'],
      ...['word', 'ورد', '/terms', '"', ':', '//', '\t', '\r\n'],
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(part, fc.string({ maxLength: 3 })), { maxLength: 30 }),
        (parts) => {
          const { blocks } = parseMarkup(parts.join(''))
          for (const href of hrefsIn(blocks))
            expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|\/[^/\\]?)/i)
          // The title of a link is not shown.
          if (parts.some((one) => one.includes('('))) return
          for (const word of ['ورد', 'word']) {
            if (parts.includes(word)) expect(textIn(blocks)).toContain(word)
          }
        },
      ),
    )
  })
})
