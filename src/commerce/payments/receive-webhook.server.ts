import type { ShopContext } from '../shop-context.ts'
import { isProviderError } from './payment-provider.ts'
import { followHint, receiveReport } from './receive-message.server.ts'

const longestBody = 256 * 1024

/**
 * Receives a webhook of the provider. An understood event gets 200 even if it changes nothing, so that the provider
 * stops retrying; a rejected one gets no explanation. One that cannot be verified now gets 503: the provider repeats it,
 * or the inquiry of `reconcilePayment` finds the payment.
 */
export async function receiveWebhook(shop: ShopContext, request: Request): Promise<Response> {
  const body = await request.text()
  if (body.length > longestBody) return new Response(null, { status: 413 })
  const query = new URL(request.url).searchParams
  const message = await shop.payments.readWebhook({ query, body }).catch(nullIfUnverifiable)
  if (!message) {
    shop.log.warn('payment webhook could not be verified')
    return new Response(null, { status: 503 })
  }
  if (!message.ok) {
    shop.log.warn('payment webhook rejected', { refusal: message.refusal })
    return new Response(null, { status: message.refusal === 'malformed' ? 400 : 401 })
  }
  if (message.report) await receiveReport(shop, message.report, 'webhook')
  else if (message.hint) await followHint(shop, message.hint)
  return new Response(null, { status: 200 })
}

/** Forged callbacks cause the same failure, so it must not be reported as an error of the shop. */
function nullIfUnverifiable(error: unknown): null {
  if (isProviderError(error)) return null
  throw error
}
