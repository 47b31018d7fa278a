import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Button } from './button.tsx'

export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className="page-width grid min-h-[60vh] content-center justify-items-start gap-4 py-16">
      <h1 className="font-display text-3xl">Error</h1>
      <p role="alert" className="max-w-[46ch] text-base text-ink-soft">
        {messageOf(error)}
      </p>
      <div className="mt-2 flex items-center gap-6">
        <Button onClick={() => router.invalidate()}>Try again</Button>
        <a href="/" className="link">
          Back to the shop
        </a>
      </div>
    </div>
  )
}

const generalMessage = 'Something went wrong on our side. Please try again in a moment.'

// The shop writes its own errors for users. Errors of the language, the browser or React are not shown.
const technical = /^(?:Type|Reference|Range|Syntax|Eval|URI)Error$|^Minified React|^Invariant/

// Chrome, Safari and Firefox. Chrome's message for a missing module starts with the same words.
const connectionLost = /^(?:Failed to fetch(?! dynamically)|Load failed|NetworkError)/

function messageOf(error: unknown): string {
  if (!(error instanceof Error) || error.message === '') return generalMessage
  if (connectionLost.test(error.message)) {
    return 'Please check your internet connection and try again.'
  }
  return technical.test(error.name) || technical.test(error.message)
    ? generalMessage
    : error.message
}
