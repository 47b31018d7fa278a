import { useContext } from 'react'
import { shownAt } from '#commerce/delivery/cairo-clock.ts'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { OpenedContext } from './shop-clock.ts'
import { useMinute } from './use-minute.ts'

/** The day it is in Cairo, drawn again at its midnight. */
export function useCairoDay(): CivilDate {
  const { clock } = useContext(OpenedContext)
  return shownAt(clock, useMinute()).date
}
