import { failureText } from './failure.messages.ts'

export function FetchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-baseline gap-4 py-10 text-base">
      <p>{failureText('fetchFailed')}</p>
      <button type="button" className="link" onClick={onRetry}>
        {failureText('tryAgain')}
      </button>
    </div>
  )
}
