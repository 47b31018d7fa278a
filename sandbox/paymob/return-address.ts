import type { Intention } from './intention-store.ts'
import type { Provider } from './provider.ts'
import { returnUrl } from './return-url.ts'
import { transactionBody } from './transaction-body.ts'
import type { Transaction } from './transaction-store.ts'

/** The browser's redirect URL after this attempt; null when the merchant named none. */
export function returnAddress(
  provider: Provider,
  intention: Intention,
  transaction: Transaction,
): string | null {
  const integration = provider.integrations.find(transaction.integrationId)
  const address =
    intention.request.redirection_url ?? integration?.callbacks.transaction_response_callback
  if (!address || !URL.canParse(address)) return null
  const body = transactionBody(transaction, intention, provider.origin)
  return returnUrl(address, body, provider.settings.hmacSecret)
}
