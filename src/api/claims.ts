import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { invalidValue } from '#commerce/checkout/order-fields.ts'
import { claimLimits } from '#commerce/claims/claim.ts'
import { claimUploadSubject } from '#commerce/claims/claim-photos.server.ts'
import { claimMessageField } from '#commerce/claims/claim-rules.ts'
import { openClaim as open } from '#commerce/claims/open-claim.server.ts'
import { readOrderClaims } from '#commerce/claims/read-order-claims.server.ts'
import { issueUploadTicket } from '#commerce/pictures/upload-ticket.server.ts'
import { environment } from '#platform/environment.server.ts'
import { orderOwner } from '#platform/request/guards.ts'
import { refuseTooOften } from '#platform/request/limit-request.server.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)
const which = z.object({ orderId: id })

/** The claims about a delivered order and whether its owner may send another one; null for other users. */
const getOrderClaims = createServerFn({ method: 'GET' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(({ context }) => readOrderClaims(shop, context.owner))

/** A ticket for photographs of a claim about one order, or null if it cannot be claimed now. */
export const getClaimUploadTicket = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof which>) => which.parse(input))
  .handler(async ({ context: { owner } }) => {
    const claims = await readOrderClaims(shop, owner)
    if (claims?.state !== 'possible') return null
    const subject = claimUploadSubject(owner.orderId)
    return issueUploadTicket(environment.VITE_UPLOAD_TOKEN, subject, shop.now())
  })

const claim = z.object({
  orderId: id,
  message: z.string().max(5000),
  images: z
    .array(z.string().max(200))
    .min(1)
    .max(claimLimits.photos)
    .refine((images) => new Set(images).size === images.length),
})

export const openClaim = createServerFn({ method: 'POST' })
  .middleware([orderOwner])
  .validator((input: z.input<typeof claim>) => claim.parse(input))
  .handler(async ({ data: { message, images }, context }) => {
    const tooOften = await refuseTooOften('open-claim')
    if (tooOften) return tooOften
    const written = claimMessageField.safeParse(message)
    if (!written.success) return invalidValue(written.error)
    return open(shop, context.owner, { message: written.data, images })
  })

export const claimQueries = {
  /** The claims of the current user about one order. */
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: ['orders', 'claims', orderId],
      queryFn: () => getOrderClaims({ data: { orderId } }),
      staleTime: 0,
    }),
}
