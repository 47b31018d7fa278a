import { withLocale } from '#i18n/localized-path.ts'
import { notFoundText } from './not-found-page.messages.ts'

export function NotFoundPage() {
  return (
    <div className="page-width grid min-h-[60vh] content-center justify-items-start gap-4 py-16">
      <h1 className="font-display text-3xl">{notFoundText('title')}</h1>
      <p className="max-w-[46ch] text-base text-ink-soft">{notFoundText('body')}</p>
      <a href={withLocale('/')} className="link text-base">
        {notFoundText('back')}
      </a>
    </div>
  )
}
