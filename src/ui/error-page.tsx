import type { ErrorComponentProps } from '@tanstack/react-router'

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return (
    <main className="mx-auto grid min-h-[60vh] max-w-xl place-content-center gap-4 px-6 text-center">
      <h1 className="font-display text-4xl">Error</h1>
      <p className="text-ink-soft">{messageOf(error)}</p>
      <button type="button" className="link" onClick={reset}>
        Try again
      </button>
    </main>
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong.'
}
