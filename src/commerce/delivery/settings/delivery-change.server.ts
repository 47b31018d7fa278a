import { createChanges } from '../../change-listeners.server.ts'

const changes = createChanges()

/** Subscribes to committed changes of areas, slots and days in this process, for example to invalidate caches. */
export const onDeliveryChange = changes.listen

/**
 * Runs a change of the delivery rules in a transaction and notifies the listeners. Existing orders keep their terms.
 */
export const changeDeliveryRules = changes.make
