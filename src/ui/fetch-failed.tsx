export function FetchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-baseline gap-4 py-10 text-base">
      <p>Failed to fetch data.</p>
      <button type="button" className="link" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
