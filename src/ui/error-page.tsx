import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Button } from './button.tsx'

/** Messages that were written for a shopper. Any other text stays in the log. */
export class ShownError extends Error {
  override readonly name = 'ShownError'
}

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
          Back to the flowers
        </a>
      </div>
    </div>
  )
}

const vague = 'Something went wrong on our side. Please try again in a moment.'

// By name, because an error that came from the server is no longer an instance of the class.
function messageOf(error: unknown): string {
  return error instanceof Error && error.name === 'ShownError' ? error.message : vague
}
