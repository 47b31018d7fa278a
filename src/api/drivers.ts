import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { civilDateAt, isCivilDate } from '#commerce/delivery/cairo-time.ts'
import { driverUploadSubject } from '#commerce/drivers/delivery-photo.server.ts'
import {
  type DeliveryReportInput,
  deliveryReportSchema,
} from '#commerce/drivers/delivery-report.ts'
import { readDriverRun } from '#commerce/drivers/read-driver-run.server.ts'
import { reportDelivery as report } from '#commerce/drivers/report-delivery.server.ts'
import { startRun } from '#commerce/drivers/start-run.server.ts'
import { issueUploadTicket } from '#commerce/pictures/upload-ticket.server.ts'
import { environment } from '#platform/environment.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

/** A day of the signed-in driver; without one, today. */
const whichRun = z.object({ date: z.string().refine(isCivilDate).optional() })

/** The signed-in driver's own run. */
export const getDriverRun = createServerFn({ method: 'GET' })
  .middleware([staff('runs.drive')])
  .validator((input: z.input<typeof whichRun>) => whichRun.parse(input))
  .handler(({ data, context: { user } }) =>
    readDriverRun(shop, { id: user.id, name: user.name }, data.date ?? civilDateAt(shop.now())),
  )

/** The driver leaves: the prepared orders of the run go out for delivery. */
export const startOwnRun = createServerFn({ method: 'POST' })
  .middleware([staff('runs.drive')])
  .validator((input: z.input<typeof whichRun>) => whichRun.parse(input))
  .handler(({ data, context: { user } }) => {
    const date = data.date ?? civilDateAt(shop.now())
    return startRun(shop, { driverId: user.id, date, startedBy: user.id })
  })

/** Reports a stop. The same report is recorded once, however often and from however many devices it is sent. */
export const reportDelivery = createServerFn({ method: 'POST' })
  .middleware([staff('runs.drive')])
  .validator((input: DeliveryReportInput) => deliveryReportSchema.parse(input))
  .handler(({ data, context }) => report(shop, { ...data, driverId: context.user.id }))

/** The ticket that the device sends with a photograph to `/api/uploads`. */
export const getDriverUploadTicket = createServerFn({ method: 'POST' })
  .middleware([staff('runs.drive')])
  .handler(({ context }) =>
    issueUploadTicket(
      environment.VITE_UPLOAD_TOKEN,
      driverUploadSubject(context.user.id),
      shop.now(),
    ),
  )
