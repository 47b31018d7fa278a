import { useQuery } from '@tanstack/react-query'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { CancellationPanel } from '../orders/cancellation-panel.tsx'
import { refetchMs } from '../orders/use-orders.ts'
import { todayText } from './today.messages.ts'

/** The open requests to cancel a paid order, of every delivery day; nothing while there are none. */
export function CancellationRequests() {
  const { data, isError, refetch } = useQuery({
    ...staffOrderQueries.cancellations(),
    refetchInterval: refetchMs,
  })
  if (isError && !data) return <FetchFailed onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <ul aria-label={todayText('cancellations')} className="mb-6 grid gap-3 lg:grid-cols-2">
      {data.map((request) => (
        <li key={request.id}>
          <CancellationPanel
            request={request}
            order={request}
            refund={request.refund}
            mayDecide
            isListed
          />
        </li>
      ))}
    </ul>
  )
}
