import { queryOptions } from '@tanstack/react-query'
import type { CivilDate } from '#commerce/delivery/cairo-time.ts'
import { getDriverRun } from './drivers.ts'

export const driverQueries = {
  root: ['driver'] as const,
  /** The signed-in driver's own run; without a day, that of today. */
  run: (date?: CivilDate) =>
    queryOptions({
      queryKey: [...driverQueries.root, 'run', date ?? 'today'],
      queryFn: () => getDriverRun({ data: { date } }),
    }),
}
