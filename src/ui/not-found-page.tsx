export function NotFoundPage() {
  return (
    <div className="page-width grid min-h-[60vh] content-center justify-items-start gap-4 py-16">
      <h1 className="font-display text-3xl">Not Found</h1>
      <p className="max-w-[46ch] text-base text-ink-soft">
        We could not find this page. The address may be wrong, or the product is no longer
        available.
      </p>
      <a href="/" className="link text-base">
        Back to the shop
      </a>
    </div>
  )
}
