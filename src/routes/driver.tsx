import { createFileRoute } from '@tanstack/react-router'
import { requireDriver } from '#auth/guards.ts'
import { driverHead } from '#driver/driver-head.ts'
import { DriverPage } from '#driver/driver-page.tsx'
import { loadedHead } from '#ui/loaded-head.ts'

export const Route = createFileRoute('/driver')({
  beforeLoad: (route) => requireDriver(route),
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
