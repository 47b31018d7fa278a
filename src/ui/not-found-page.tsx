export function NotFoundPage() {
  return (
    <main className="mx-auto grid min-h-[60vh] max-w-xl place-content-center gap-4 px-6 text-center">
      <h1 className="font-display text-4xl">Not Found</h1>
      <p className="text-ink-soft">This page is not here, or no longer.</p>
      <a href="/" className="link">
        Back to the flowers
      </a>
    </main>
  )
}
