import { useQuery } from '@tanstack/react-query'
import { overviewQueries } from '#api/overview.ts'
import { formatDay } from '#commerce/delivery/day-label.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { FetchFailed } from '#ui/fetch-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { DayFigures } from './day-figures.tsx'
import { homeText } from './home.messages.ts'
import { NeedsList } from './needs-list.tsx'
import { SetupChecklist } from './setup-checklist.tsx'
import { WeekLoad } from './week-load.tsx'

const refetchMs = 30_000

/** The needs of staff now, the work and money of today, and the load of the next days. */
export function HomePage({ user }: { user: { id: string; role: Role } }) {
  const { data, isPending, isError, refetch } = useQuery({
    ...overviewQueries.home(),
    refetchInterval: refetchMs,
  })
  return (
    <>
      <h1 className="mb-6 font-display text-xl">
        {homeText('title')}
        {data && (
          <span className="block font-sans text-sm text-ink-soft">{formatDay(data.today)}</span>
        )}
      </h1>
      {may(user.role, 'admins.write') && <SetupChecklist userId={user.id} />}
      {isPending && <WaitingForHome />}
      {isError && !data && <FetchFailed onRetry={() => void refetch()} />}
      {data && (
        <div className="grid gap-x-14 gap-y-10 xl:grid-cols-2">
          <NeedsList needs={data.needs} />
          <DayFigures overview={data} />
          <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <WeekLoad load={data.load} />
          </div>
        </div>
      )}
    </>
  )
}

function WaitingForHome() {
  return (
    <div role="status" className="grid gap-8">
      <span className="sr-only">{homeText('loading')}</span>
      <Skeleton className="h-40" />
      <Skeleton className="h-28" />
      <Skeleton className="h-72" />
    </div>
  )
}
