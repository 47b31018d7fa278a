import { useContext } from 'react'
import { shownAt } from '#commerce/delivery/cairo-clock.ts'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { ServerClockContext } from './shop-clock.ts'
import { useMinute } from './use-minute.ts'

/** Today's date in Cairo. Renders again at midnight there. */
export function useCairoDay(): CivilDate {
  const { clock } = useContext(ServerClockContext)
  return shownAt(clock, useMinute()).date
}
