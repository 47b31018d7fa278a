import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PolicyText } from './policy.ts'

interface PolicyPageProps {
  text: PolicyText
  /** Current data of the shop, shown above the text. */
  children?: ReactNode
}

export function PolicyPage({ text, children }: PolicyPageProps) {
  return (
    <article className="page-width grid gap-x-16 gap-y-10 pt-6 lg:grid-cols-[5fr_7fr] lg:pt-10">
      <header className="self-start lg:sticky lg:top-10">
        <nav aria-label="Breadcrumb" className="text-xs text-ink-soft">
          <Link to="/" className="hover:text-moss">
            All flowers
          </Link>
        </nav>
        <h1 className="mt-2 font-display text-3xl">{text.title}</h1>
        <p className="mt-5 max-w-[38ch] text-lg text-ink-soft">{text.lead}</p>
      </header>
      <div className="border-t border-line lg:border-t-0">
        {children}
        {text.parts.map(({ heading, paragraphs }) => (
          <section
            key={heading}
            className="border-b border-line py-8 last:border-b-0 lg:first:pt-10"
          >
            <h2 className="font-display text-xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[62ch] text-base">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}
