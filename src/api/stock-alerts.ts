import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidValue } from '#commerce/checkout/order-fields.ts'
import { emailField } from '#commerce/checkout/order-request.ts'
import { stopEmails as stop } from '#commerce/emails/stop-emails.server.ts'
import { requestStockAlert as request } from '#commerce/stock-alerts/request-stock-alert.server.ts'
import { countWaiting } from '#commerce/stock-alerts/stock-alert-store.server.ts'
import { staff, visitor } from '#platform/request/guards.ts'
import { allowsStockAlert, refuseTooOften } from '#platform/request/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'
import { staffProductQueries } from './products.queries.ts'

const id = z.string().max(100)
const alert = z.object({ productId: id, email: z.string().max(300) })

/** Asks for one email when a sold-out product is back. */
export const requestStockAlert = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof alert>) => alert.parse(input))
  .handler(async ({ data }) => {
    const tooOften = await refuseTooOften('stock-alert')
    if (tooOften) return tooOften
    const email = emailField.safeParse(data.email)
    if (!email.success) return invalidValue(email.error)
    // Over the limit of its recipient, the request looks accepted: a refusal would tell that others typed the address.
    if (!(await allowsStockAlert(email.data))) return { ok: true as const }
    return request(shop, { productId: data.productId, email: email.data })
  })

const link = z.object({ token: z.string().max(100) })

/** Ends the emails of one kind with the link in one of them. By POST, because access logs must not contain the token. */
export const stopEmails = createServerFn({ method: 'POST' })
  .middleware([visitor])
  .validator((input: z.input<typeof link>) => link.parse(input))
  .handler(async ({ data }) => {
    return (await refuseTooOften('stop-emails')) ?? stop(shop, data.token)
  })

const one = z.object({ productId: id })

const countStockAlerts = createServerFn({ method: 'GET' })
  .middleware([staff('products.read')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data }) => countWaiting(shop.db, data.productId))

export const stockAlertQueries = {
  /** How many addresses wait for a product. */
  waiting: (productId: string) =>
    queryOptions({
      queryKey: [...staffProductQueries.all(), 'waiting', productId],
      queryFn: () => countStockAlerts({ data: { productId } }),
    }),
}
