import { Marked, type MarkedToken, type Token, type Tokens } from 'marked'
import { isSafeLink } from './safe-link.ts'

/** A part of a paragraph, heading or list item. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }
  /** An email address or a telephone number, which runs from left to right in every language. */
  | { kind: 'contact'; href: string; text: string }

/** A part of a text, from top to bottom. `start` is the first number of a numbered list, else null. */
export type Block =
  | { kind: 'heading'; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; start: number | null; items: Inline[][] }

const off = () => undefined

/**
 * Markdown reduced to headings, lists, bold and links. Everything else, HTML above all, stays the text that staff typed.
 * A line break is one, because staff expect that.
 */
const reader = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    code: off,
    fences: off,
    blockquote: off,
    hr: off,
    html: off,
    def: off,
    table: off,
    lheading: off,
    tag: off,
    codespan: off,
    del: off,
  },
})

/** Parses the body of a content page. `refused` are the addresses of links that stay as they were typed. */
export function parseMarkup(markup: string): { blocks: Block[]; refused: string[] } {
  const refused: string[] = []
  const blocks = reader.lexer(markup).flatMap((token) => blocksOf(token, refused))
  return { blocks, refused }
}

function blocksOf(token: Token, refused: string[]): Block[] {
  if (!isKnown(token) || token.type === 'space') return []
  if (token.type === 'list') {
    const start = token.ordered ? Number(token.start) : null
    return [{ kind: 'list', start, items: token.items.flatMap((item) => itemsOf(item, refused)) }]
  }
  const content = contentOf(token, refused)
  if (content.length === 0) return []
  return [{ kind: token.type === 'heading' ? 'heading' : 'paragraph', content }]
}

/** An item, and those of the lists inside it: a list has one level. */
function itemsOf({ tokens }: Tokens.ListItem, refused: string[]): Inline[][] {
  const own: Inline[] = []
  const inner: Inline[][] = []
  for (const token of tokens) {
    if (!isKnown(token) || token.type === 'space') continue
    if (token.type === 'list') inner.push(...token.items.flatMap((item) => itemsOf(item, refused)))
    else {
      if (own.length > 0) own.push({ kind: 'break' })
      own.push(...contentOf(token, refused))
    }
  }
  return own.length === 0 ? inner : [own, ...inner]
}

function contentOf(token: MarkedToken, refused: string[]): Inline[] {
  if (!('tokens' in token) || !token.tokens) return textOf(token.raw.trim())
  return token.tokens.flatMap((inner) => inlinesOf(inner, refused))
}

function inlinesOf(token: Token, refused: string[]): Inline[] {
  if (!isKnown(token)) return textOf(token.raw)
  if (token.type === 'br') return [{ kind: 'break' }]
  if (token.type === 'escape') return textOf(token.text)
  // Messengers write *bold* with one asterisk.
  if (token.type === 'strong' || token.type === 'em') {
    return [{ kind: 'strong', content: contentOf(token, refused) }]
  }
  if (token.type !== 'link') return textOf(token.raw)
  if (isSafeLink(token.href)) {
    return [{ kind: 'link', href: token.href, content: contentOf(token, refused) }]
  }
  refused.push(token.href)
  return textOf(token.raw)
}

function textOf(text: string): Inline[] {
  return text === '' ? [] : [{ kind: 'text', text }]
}

// Without extensions the reader has no other tokens; the types of the library allow any.
const known = new Set([
  ...['space', 'heading', 'paragraph', 'text', 'list'],
  ...['br', 'escape', 'strong', 'em', 'link', 'image'],
])

function isKnown(token: Token): token is MarkedToken {
  return known.has(token.type)
}
