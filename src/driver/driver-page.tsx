import { LucideProvider } from 'lucide-react'
import type { Profile } from '#commerce/customers/profile.ts'
import { shopDetails } from '#commerce/shop-details.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { driverTitle } from './driver-title.messages.ts'
import { DriverMenu } from './layout/driver-menu.tsx'
import { SessionEnded } from './layout/session-ended.tsx'
import { waitingReports } from './queue/report-queue.ts'
import { Notices } from './run/notices.tsx'
import { runText } from './run/run.messages.ts'
import { RunView } from './run/run-view.tsx'
import { type Driver, useDriver } from './use-driver.ts'

/** The driver's page: the stops of the day, which can be reported without a signal. */
export function DriverPage({ user }: { user: Profile }) {
  const driver = useDriver(user.id)
  const unsent = waitingReports(driver.queue).length
  return (
    <LucideProvider strokeWidth={1.5}>
      <div className="mx-auto flex min-h-dvh max-w-lg flex-col">
        <header className="flex min-h-13 items-center justify-between border-b border-line px-4">
          <p className="font-display text-base">{shopDetails.name}</p>
          {!driver.ended && <DriverMenu user={user} unsent={unsent} isOffline={driver.isOffline} />}
        </header>
        {driver.ended ? (
          <SessionEnded end={driver.ended} unsent={unsent} />
        ) : driver.run && driver.run.stops.length > 0 ? (
          <RunView driver={driver} run={driver.run} />
        ) : (
          <main className="grid content-start gap-4 px-4 py-5">
            <h1 className="font-display text-xl">{driverTitle('page')}</h1>
            <Notices driver={driver} />
            <WithoutStops driver={driver} />
          </main>
        )}
      </div>
    </LucideProvider>
  )
}

function WithoutStops({ driver }: { driver: Driver }) {
  if (driver.run) {
    return <EmptyState title={runText('noStops')} note={runText('noStopsNote')} />
  }
  if (!driver.isOnline) {
    return <EmptyState title={runText('offlineEmpty')} note={runText('offlineEmptyNote')} />
  }
  if (driver.isFailed) {
    return (
      <EmptyState title={runText('loadFailed')}>
        <Button variant="quiet" size="large" pending={driver.isFetching} onClick={driver.refetch}>
          {runText('tryAgain')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{runText('loading')}</span>
      <Skeleton className="h-1" />
      <Skeleton className="h-80" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}
