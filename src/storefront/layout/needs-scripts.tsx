import { withLocale } from '#i18n/localized-path.ts'
import { noticesText } from './notices.messages.ts'

const texts = { continue: 'scriptsToContinue', order: 'scriptsToOrder' } as const

/** Says what a page needs in a browser without JavaScript. */
export function NeedsScripts({ to }: { to: keyof typeof texts }) {
  return (
    <noscript>
      <p className="rounded-sm bg-butter px-4 py-3">
        {noticesText.rich(texts[to], {
          contact: (text) => (
            <a href={withLocale('/contact')} className="link">
              {text}
            </a>
          ),
        })}
      </p>
    </noscript>
  )
}
