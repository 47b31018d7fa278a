import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { dispatchQueries } from '#api/dispatch.queries.ts'
import { arrangeRun, assignOrders, reorderRun, startRun } from '#api/dispatch.ts'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { groupDigits } from '#i18n/number-forms.ts'
import { refetchMs } from '../orders/use-orders.ts'
import { showOptimistically } from '../saving/show-optimistically.ts'
import { useSave } from '../saving/use-save.ts'
import { dispatchText } from './dispatch.messages.ts'
import { driverOf, withAssigned, withSorted } from './dispatch-changes.ts'

interface Assignment {
  orders: { id: string; seen: string | null }[]
  /** The new driver; null for none. */
  driver: { id: string; name: string } | null
}

interface Run {
  driverId: string
  date: CivilDate
}

/** Changes of one page run one after another. */
const queue = 'dispatch'

/** The dispatch of a day, live, with its changes. */
export function useDispatch(date: CivilDate | undefined) {
  const options = dispatchQueries.day(date)
  const { queryKey } = options
  const queryClient = useQueryClient()
  // No refetch while a change is pending: its result could be older than the change.
  const isQueued = ({ options: { scope } }: { options: { scope?: { id: string } } }) =>
    scope?.id === queue
  const isChanging = useIsMutating({ predicate: isQueued }) > 0
  const query = useQuery({ ...options, refetchInterval: isChanging ? false : refetchMs })
  const shared = { queue, invalidates: [staffOrderQueries.all()] }

  const { save: sendAssignment } = useSave({
    ...shared,
    send: async ({ orders, driver }: Assignment) => {
      const result = await assignOrders({ data: { orders, driverId: driver?.id ?? null } })
      if (!result.ok) return result
      const count = result.orders.filter(({ outcome }) => outcome !== 'assigned').length
      return count === 0 ? { ok: true } : { ok: false, refusal: 'some-not-assigned', count }
    },
    refusal: (refused) =>
      'count' in refused
        ? {
            title: dispatchText('someNotAssigned'),
            message: dispatchText('changedElsewhere', { count: refused.count }),
          }
        : dispatchText('notADriver'),
    saved: (_result, { orders, driver }) => {
      const count = orders.length
      return {
        message: driver
          ? dispatchText('assigned', { count, name: driver.name })
          : dispatchText('unassignedNow', { count }),
      }
    },
    optimistic: ({ orders, driver }) => {
      const ids = orders.map(({ id }) => id)
      return showOptimistically(queryClient, queryKey, (before) =>
        withAssigned(before, ids, driver?.id ?? null),
      )
    },
  })
  const { save: sort } = useSave({
    ...shared,
    send: (run: Run & { orderIds: string[] }) => reorderRun({ data: run }),
    refusal: () => dispatchText('runChanged'),
    optimistic: ({ driverId, orderIds }) =>
      showOptimistically(queryClient, queryKey, (before) => withSorted(before, driverId, orderIds)),
  })
  const { save: arrange, saving: arranging } = useSave({
    ...shared,
    send: (run: Run) => arrangeRun({ data: run }),
    refusal: () => dispatchText('runChanged'),
    saved: ({ before, after, unplaced }) => ({ message: arrangedMessage(before, after, unplaced) }),
  })
  const { save: start, saving: starting } = useSave({
    ...shared,
    send: async (run: Run) => ({ ok: true, ...(await startRun({ data: run })) }),
    refusal: () => dispatchText('runChanged'),
    saved: ({ stops }) => {
      const out = stops.filter(({ outcome }) => outcome === 'out').length
      const rest = stops.length - out
      return {
        message: [
          dispatchText('sentOut', { count: out }),
          ...(rest > 0 ? [dispatchText('notSentOut', { count: rest })] : []),
        ].join(' '),
      }
    },
  })

  return {
    ...query,
    sort,
    arrange,
    start,
    /** The driver whose run is being arranged or sent out. */
    busyDriver: arranging?.driverId ?? starting?.driverId,
    assign(ids: readonly string[], driver: Assignment['driver']) {
      const dispatch = query.data
      if (!dispatch) return
      const orders = ids
        .map((id) => ({ id, seen: driverOf(dispatch, id) }))
        .filter(({ seen }) => seen !== (driver?.id ?? null))
      if (orders.length > 0) void sendAssignment({ orders, driver })
    },
  }
}

function arrangedMessage(before: number, after: number, unplaced: number): string {
  const [was, is] = [groupDigits(Math.round(before)), groupDigits(Math.round(after))]
  return [
    was === is
      ? dispatchText('arrangedSame', { after: is })
      : dispatchText('arranged', { before: was, after: is }),
    ...(unplaced > 0 ? [dispatchText('unplaced', { count: unplaced })] : []),
  ].join(' ')
}
