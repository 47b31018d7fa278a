import { useQuery } from '@tanstack/react-query'
import { staffClaimQueries } from '#api/staff-claims.queries.ts'

const refetchMs = 60_000
/** The server stops counting at one more. */
const mostShown = 99

/** The number of open claims beside the section of the menu. */
export function OpenClaimsCount() {
  const { data = 0 } = useQuery({
    ...staffClaimQueries.openCount(),
    refetchInterval: refetchMs,
  })
  if (data === 0) return null
  return (
    <span className="ml-auto min-w-6 rounded-full bg-blush px-1.5 text-center text-xs font-medium text-white forced-colors:border">
      {data > mostShown ? `${mostShown}+` : data}
      <span className="sr-only"> open</span>
    </span>
  )
}
