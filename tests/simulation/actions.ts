import type { Action } from './action.ts'
import { calendar } from './actions/calendar.ts'
import { customers } from './actions/customers.ts'
import { deliveries } from './actions/deliveries.ts'
import { machines } from './actions/machines.ts'
import { payments } from './actions/payments.ts'
import { personalData } from './actions/personal-data.ts'
import { shopping } from './actions/shopping.ts'
import { workshop } from './actions/workshop.ts'

/** Everything that happens in the simulated shop. A new feature adds its actions here. */
export const allActions: readonly Action[] = [
  ...shopping,
  ...customers,
  ...calendar,
  ...payments,
  ...workshop,
  ...deliveries,
  ...personalData,
  ...machines,
]
