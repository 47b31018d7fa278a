export function NotFoundPage() {
  return (
    <div className="page-width grid min-h-[60vh] content-center justify-items-start gap-4 py-16">
      <h1 className="font-display text-3xl">Not Found</h1>
      <p className="max-w-[46ch] text-base text-ink-soft">
        There is nothing at this address. It may have been mistyped, or what stood here is no longer
        for sale.
      </p>
      <a href="/" className="link text-base">
        Back to the flowers
      </a>
    </div>
  )
}
