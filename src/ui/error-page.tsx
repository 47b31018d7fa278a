import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { withLocale } from '#i18n/localized-path.ts'
import { Button } from './button.tsx'
import { failureText } from './failure.messages.ts'

export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className="page-width grid min-h-[60vh] content-center justify-items-start gap-4 py-16">
      <h1 className="font-display text-3xl">{failureText('title')}</h1>
      <p role="alert" className="max-w-[46ch] text-base text-ink-soft">
        {messageOf(error)}
      </p>
      <div className="mt-2 flex items-center gap-6">
        <Button onClick={() => router.invalidate()}>{failureText('tryAgain')}</Button>
        <a href={withLocale('/')} className="link">
          {failureText('back')}
        </a>
      </div>
    </div>
  )
}

// The shop writes its own errors for users. Errors of the language, the browser or React are not shown.
const technical = /^(?:Type|Reference|Range|Syntax|Eval|URI)Error$|^Minified React|^Invariant/

// Chrome, Safari and Firefox. Chrome's message for a missing module starts with the same words.
const connectionLost = /^(?:Failed to fetch(?! dynamically)|Load failed|NetworkError)/

function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return failureText('general')
  if (connectionLost.test(error.message)) {
    return failureText('connectionLost')
  }
  return technical.test(error.name) || technical.test(error.message)
    ? failureText('general')
    : error.message
}
