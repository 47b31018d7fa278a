/** In the place of what could not be fetched. */
export function FetchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex gap-4 py-10">
      Failed to fetch data.
      <button type="button" className="link" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
