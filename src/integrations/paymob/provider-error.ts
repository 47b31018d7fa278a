import {
  PaymentProviderDenied,
  PaymentProviderRefused,
} from '#commerce/payments/payment-provider.ts'
import type { PaymobResponse } from './paymob-client.server.ts'

const longest = 300
const deepest = 3
const messageKeys = new Set(['detail', 'message', 'error', 'code', 'reason', 'non_field_errors'])

/** Hides e-mail addresses, keys and tokens, and numbers of six digits and more: phones, cards, ids. */
export function masked(text: string): string {
  return text
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…@…')
    .replace(/\b(egy_[a-z]+_(?:test|live)_)\S+/g, '$1…')
    .replace(/[\w+/=.-]{32,}/g, '…')
    .replace(/\+?\d(?:[ -]?\d){5,}/g, '…')
    .slice(0, longest)
}

/**
 * What an error body says, masked: its messages and the names of fields that are wrong. Every other value stays out of
 * it, because an error may repeat what it was sent.
 */
export function messagesOf(body: unknown, path = '', depth = 0): string[] {
  if (typeof body !== 'object' || body === null || depth > deepest) return []
  return Object.entries(body).flatMap(([key, value]) => {
    const isMessage = messageKeys.has(key)
    const name = path === '' ? key : `${path}.${key}`
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

/** Why the provider said no, for staff: its own words where it gives any. `key` is what it was called with. */
export function refusalOf(
  answer: PaymobResponse,
  what: string,
  key: 'secret key' | 'API key',
): PaymentProviderRefused {
  const [reason] = messagesOf(answer.body)
  if (isDenied(answer)) {
    return new PaymentProviderDenied(
      `The payment provider does not accept the shop’s credentials (${key}, ${answer.status}).`,
    )
  }
  return new PaymentProviderRefused(
    reason ?? `The payment provider refused ${what} (${answer.status}).`,
  )
}
