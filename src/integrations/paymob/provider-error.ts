import type { z } from 'zod'
import {
  PaymentProviderDenied,
  PaymentProviderRefused,
} from '#commerce/payments/payment-provider.ts'
import type { PaymobResponse } from './paymob-client.server.ts'

const longest = 300
// Longer than what is shown, because masking shortens. The expressions take quadratic time.
const longestRead = 1200
const deepest = 3
const messageKeys = new Set(['detail', 'message', 'error', 'code', 'reason', 'non_field_errors'])

/** The beginning of a text, without a cut word: part of a secret would not look like one. */
function beginning(text: string): string {
  if (text.length <= longestRead) return text
  const cut = text.slice(0, longestRead)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1)}…`
}

/** Masks email addresses, keys, tokens and numbers of six or more digits (phones, cards, ids). */
function masked(text: string): string {
  return beginning(text)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…@…')
    .replace(/\b(egy_[a-z]+_(?:test|live)_)\S+/g, '$1…')
    .replace(/[\w+/=.-]{32,}/g, '…')
    .replace(/\+?\d(?:[ -]?\d){5,}/g, '…')
    .slice(0, longest)
}

/**
 * The messages and invalid field names of an error body, masked. Drops every other value, because an error may repeat
 * its request.
 */
export function messagesOf(body: unknown, path = '', depth = 0): string[] {
  if (typeof body !== 'object' || body === null || depth > deepest) return []
  return Object.entries(body).flatMap(([key, value]) => {
    const isMessage = messageKeys.has(key)
    const name = beginning(path === '' ? key : `${path}.${key}`)
    const texts: unknown[] = Array.isArray(value) ? value : [value]
    return texts.flatMap((text) => {
      if (typeof text !== 'string') return messagesOf(text, name, depth + 1)
      if (!isMessage && !Array.isArray(value)) return []
      return masked(isMessage ? text : `${name}: ${text}`)
    })
  })
}

export function isDenied({ status }: PaymobResponse): boolean {
  return status === 401 || status === 403
}

/** The provider's reason for a refusal, for staff. `key` names the credential of the call. */
export function refusalOf(
  response: PaymobResponse,
  what: string,
  key: 'secret key' | 'API key',
): PaymentProviderRefused {
  const [reason] = messagesOf(response.body)
  if (isDenied(response)) {
    return new PaymentProviderDenied(
      `The payment provider does not accept the shop’s credentials (${key}, ${response.status}).`,
    )
  }
  return new PaymentProviderRefused(
    reason ?? `The payment provider refused ${what} (${response.status}).`,
  )
}

/** The checked body of a response; throws the provider's reason for a refusal. */
export function readBody<Body>(
  schema: z.ZodType<Body>,
  response: PaymobResponse,
  what: string,
  key: 'secret key' | 'API key',
): Body {
  const { data } = schema.safeParse(response.body)
  if (response.status >= 400 || data === undefined) throw refusalOf(response, what, key)
  return data
}
