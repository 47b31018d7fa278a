import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { orderPauseQueries } from '#api/delivery.ts'
import { isPaused } from '#commerce/delivery/workload/order-pause.ts'
import { pauseLabel } from './pause-label.ts'
import { ServerClockContext, useMinute } from './shop-clock.ts'

/** Why nothing can be ordered now; null while the shop takes orders. */
export function useOrderPause(): string | null {
  const { data: pause = null } = useQuery(orderPauseQueries.current())
  const { clock } = useContext(ServerClockContext)
  const now = useMinute()
  return isPaused(pause, now) ? pauseLabel(pause, now, clock) : null
}
