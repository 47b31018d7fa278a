import { createChanges } from '../../change-listeners.server.ts'

const changes = createChanges()

/** Tells after every change of zones, windows and days of this process that was made good: for whoever keeps pages. */
export const onDeliveryChange = changes.listen

/** The one way in which the rules of delivery are changed. What was ordered keeps what was agreed. */
export const changeDeliveryRules = changes.make
