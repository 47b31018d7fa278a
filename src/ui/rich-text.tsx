import { Fragment } from 'react'
import type { TextLanguage } from '#i18n/localized.ts'
import { withLocale, withoutLocale } from '#i18n/localized-path.ts'

type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong'; content: readonly Inline[] }
  | { kind: 'link'; href: string; content: readonly Inline[] }
  | { kind: 'contact'; href: string; text: string }

type Block =
  | { kind: 'heading'; content: readonly Inline[] }
  | { kind: 'paragraph'; content: readonly Inline[] }
  | { kind: 'list'; start: number | null; items: readonly (readonly Inline[])[] }

interface RichTextProps {
  blocks: readonly Block[]
  /** For a text in the other language than the page. */
  language?: Partial<TextLanguage>
}

/** A long text: a section with a hairline for each heading. */
export function RichText({ blocks, language }: RichTextProps) {
  return sectionsOf(blocks).map((section, index) => (
    <section
      // biome-ignore lint/suspicious/noArrayIndexKey: a section has no other identity.
      key={index}
      {...language}
      className="border-b border-line py-8 break-words last:border-b-0 lg:first:pt-10"
    >
      {section.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor has a block.
        <BlockView key={place} block={block} />
      ))}
    </section>
  ))
}

function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = []
  for (const block of blocks) {
    const last = sections.at(-1)
    if (last && block.kind !== 'heading') last.push(block)
    else sections.push([block])
  }
  return sections
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h2 className="font-display text-xl">
        <Inlines content={block.content} />
      </h2>
    )
  }
  if (block.kind === 'paragraph') {
    return (
      <p className="mt-3 max-w-[62ch] text-base">
        <Inlines content={block.content} />
      </p>
    )
  }
  const { items, start } = block
  const list = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nor has an item.
    <li key={index} className="mt-1.5 ps-1">
      <Inlines content={item} />
    </li>
  ))
  const style = 'mt-3 max-w-[62ch] ps-5 text-base marker:text-ink-soft'
  return start === null ? (
    <ul className={`${style} list-disc`}>{list}</ul>
  ) : (
    <ol start={start} className={`${style} list-decimal`}>
      {list}
    </ol>
  )
}

function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nor has a part of a line.
    <Fragment key={index}>{inlineOf(inline)}</Fragment>
  ))
}

function inlineOf(inline: Inline) {
  if (inline.kind === 'text') return inline.text
  if (inline.kind === 'break') return <br />
  if (inline.kind === 'strong') {
    return (
      <strong className="font-semibold">
        <Inlines content={inline.content} />
      </strong>
    )
  }
  return (
    <a href={localized(inline.href)} className="link">
      {inline.kind === 'link' ? (
        <Inlines content={inline.content} />
      ) : (
        <bdi dir="ltr">{inline.text}</bdi>
      )}
    </a>
  )
}

/** A page of the shop in the language of this page, whichever one the link names. */
function localized(href: string): string {
  return href.startsWith('/') ? withLocale(withoutLocale(href)) : href
}
