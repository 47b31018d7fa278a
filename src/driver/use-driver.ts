import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { driverQueries } from '#api/drivers.queries.ts'
import { getDriverRun } from '#api/drivers.ts'
import { AuthorizationError } from '#identity/authorization/authorization-error.ts'
import { onSessionEnded } from '#identity/sessions/session-ended.ts'
import { clearDriverDevice } from '#platform/driver-device.ts'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { useOnline } from './offline/use-online.ts'
import { createDevice } from './queue/device.ts'
import { retryNow } from './queue/report-queue.ts'
import { type SessionEnd, sessionEndOf } from './queue/send-reports.ts'
import { useSending } from './queue/use-sending.ts'

const refetchMs = 60_000

export type Driver = ReturnType<typeof useDriver>

/** The run of a driver from the device and the server, and the reports that go to the server. */
export function useDriver(uid: string) {
  const [device] = useState(() => createDevice(uid))
  const { isLoaded, isStored, stored, queue } = useStore(device.state)
  const [ended, setEnded] = useState<SessionEnd | null>(null)
  const isOnline = useOnline()

  const isEnded = ended !== null
  useEffect(() => onSessionEnded(() => setEnded('signed-out')), [])
  useEffect(() => {
    if (!isEnded) return
    void device.forgetRun()
    void clearDriverDevice()
  }, [isEnded, device])

  const {
    refetch,
    isError: isFailed,
    isFetching,
  } = useQuery({
    queryKey: [...driverQueries.root, 'device', uid],
    enabled: isLoaded && !isEnded,
    queryFn: async ({ signal }) => {
      const requestedAt = Date.now()
      try {
        const run = await getDriverRun({ data: {}, signal })
        // Another driver has signed in, in another tab.
        if (run.driver.id !== uid) throw new AuthorizationError('sign-in')
        await device.receiveRun({ run, requestedAt })
      } catch (error) {
        if (error instanceof AuthorizationError) setEnded(sessionEndOf(error))
        throw error
      }
      return requestedAt
    },
    refetchInterval: refetchMs,
    retry: false,
    meta: { showsOwnFailure: true },
  })

  // An installed page is often shown again instead of opened; meanwhile another tab may have sent the reports.
  useEffect(() => {
    const read = async () => {
      await device.load()
      await device.changeQueue((all) => retryNow(all, Date.now()))
    }
    const onShown = () => void (document.hidden || read())
    void read()
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [device])

  // TanStack Query assumes a network when the page opens, and would not notice that it comes back.
  useEffect(() => {
    const onBack = () => {
      void device.changeQueue((all) => retryNow(all, Date.now()))
      void refetch()
    }
    window.addEventListener('online', onBack)
    return () => window.removeEventListener('online', onBack)
  }, [device, refetch])

  const hasRun = stored !== null
  useEffect(() => {
    if (hasRun && isOnline) registerServiceWorker().catch(() => undefined)
  }, [hasRun, isOnline])

  const onSent = useCallback(() => void refetch(), [refetch])
  const { isSending, sendNow } = useSending(device, {
    uid,
    isPaused: !isLoaded || !isOnline || isEnded,
    onSent,
    onEnded: setEnded,
  })

  return {
    device,
    queue,
    run: stored?.run ?? null,
    isLoaded,
    isStored,
    /** Why the server shows this device no run; null while it may. */
    ended,
    isSending,
    isFetching,
    /** The shop cannot be reached. */
    isOffline: !isOnline || isFailed,
    isOnline,
    /** The last request for the run has failed. */
    isFailed,
    refetch: onSent,
    sendNow,
  }
}
