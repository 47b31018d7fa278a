import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { staffOrderQueries } from '#api/staff-orders.queries.ts'
import { countNewOrders } from '#api/staff-orders.ts'
import { may } from '#commerce/staff/permissions.ts'
import type { Role } from '#commerce/staff/roles.ts'
import { notify } from '#ui/toast.ts'
import { newOrdersText } from './new-orders.messages.ts'
import { newOrdersMessage } from './new-orders-message.ts'
import {
  areNoticesOn,
  isFirstToChime,
  newOrdersRefetchMs,
  readNewOrders,
  readSeen,
  turnNotices,
  writeSeen,
} from './shared-new-orders.ts'
import { canPlaySound, chime, type Sound, useSound } from './sound.ts'

interface NewOrders {
  /** When the newest order was placed; undefined until the first response. */
  newest: number | undefined
  /** The number of orders since the user last looked at the list on this device. */
  unseen: number
  /** Tells that the list shows the orders up to a time. */
  see: (newest: number) => void
  sound: Sound
  notices: { areOn: boolean; turn: (on: boolean) => void }
  /** Tells whether the list is open, which needs no notice. */
  setListOpen: (isOpen: boolean) => void
}

const NewOrdersContext = createContext<NewOrders | null>(null)

export function useNewOrders(): NewOrders {
  const orders = useContext(NewOrdersContext)
  if (!orders) throw new Error('useNewOrders needs a NewOrdersProvider.')
  return orders
}

interface NewOrdersProviderProps {
  user: { id: string; role: Role }
  children: ReactNode
}

const noticeMs = 10_000

/** One poll for new orders on every page of the dashboard, with a notice and the sound. */
export function NewOrdersProvider({ user, children }: NewOrdersProviderProps) {
  const sound = useSound()
  const notices = useNotices()
  const { seen, see } = useSeen(user.id)
  const [isListOpen, setListOpen] = useState(false)
  const navigate = useNavigate()
  const { data } = useQuery({
    ...staffOrderQueries.newOrders(seen ?? 0),
    queryFn: () => readNewOrders(seen ?? 0, (since) => countNewOrders({ data: { since } })),
    enabled: seen !== undefined && may(user.role, 'orders.read') && (notices.areOn || isListOpen),
    placeholderData: keepPreviousData,
    refetchInterval: newOrdersRefetchMs,
    // A hidden tab asks only for the sake of the sound.
    refetchIntervalInBackground: sound.isOn,
  })
  const newest = data?.newest
  const unseen = data && seen !== null && data.newest > (seen ?? 0) ? data.count : 0

  const lastAnnounced = useRef<number>(undefined)
  const announce = useEffectEvent((arrived: number) => {
    // Before the first visit of the list every order is unseen, but none of them is new.
    if (seen === null) see(arrived)
    const before = lastAnnounced.current
    lastAnnounced.current = arrived
    if (before === undefined || arrived <= before) return
    if (sound.isOn && canPlaySound() && isFirstToChime(arrived)) chime()
    if (isListOpen || document.visibilityState !== 'visible') return
    notify.success(newOrdersMessage(Math.max(unseen, 1)), undefined, 'new-orders', {
      label: newOrdersText('view'),
      durationMs: noticeMs,
      onClick: () => void navigate({ to: '/dashboard/orders', search: {} }),
    })
  })
  useEffect(() => {
    if (newest !== undefined) announce(newest)
  }, [newest])

  const value = useMemo(
    () => ({ newest, unseen, see, sound, notices, setListOpen }),
    [newest, unseen, see, sound, notices],
  )
  return <NewOrdersContext value={value}>{children}</NewOrdersContext>
}

/** Off until the storage has been read, so that no request is sent in vain. */
function useNotices() {
  const [areOn, setOn] = useState(false)
  useEffect(() => setOn(areNoticesOn()), [])
  const turn = useCallback((on: boolean) => {
    turnNotices(on)
    setOn(on)
  }, [])
  return useMemo(() => ({ areOn, turn }), [areOn, turn])
}

/**
 * The time of the newest order that the user has seen on this device, in any tab; undefined until the storage has been
 * read.
 */
function useSeen(userId: string) {
  const [seen, setSeen] = useState<number | null>()
  useEffect(() => {
    const read = () => setSeen(readSeen(userId))
    read()
    // Another tab has shown the list.
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [userId])
  const see = useCallback(
    (newest: number) => {
      if (document.visibilityState !== 'visible') return
      if (newest <= (readSeen(userId) ?? -1)) return
      writeSeen(userId, newest)
      setSeen(newest)
    },
    [userId],
  )
  return { seen, see }
}
