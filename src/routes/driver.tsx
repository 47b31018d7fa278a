import { createFileRoute } from '@tanstack/react-router'
import { requireDriver, requireProfile } from '#auth/guards.ts'
import { driverHead } from '#driver/driver-head.ts'
import { DriverPage } from '#driver/driver-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/driver')({
  // A former driver who has signed in to send reports learns why this account cannot, instead of being redirected.
  validateSearch: ({ reports }): { reports?: true } => (reports === true ? { reports } : {}),
  beforeLoad: ({ search, ...route }) =>
    search.reports ? requireProfile(route) : requireDriver(route),
  // The page reads its run in the browser: the copy that opens without a signal contains no recipients.
  loader: () => ({ head: driverHead() }),
  head: loadedHead,
  staticData: { bare: true },
  component: Driver,
})

function Driver() {
  const { user } = Route.useRouteContext()
  // Another driver on the same phone starts with nothing of this one.
  return <DriverPage key={user.id} user={user} />
}
