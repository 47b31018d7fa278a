import { z } from 'zod'
import type { SmsSender } from '#commerce/sms/sms-sender.ts'

interface SmsSettings {
  /** `https://account:token@api.twilio.com`, or another gateway with the same API. */
  SMS_URL: string
  /** The sender that the phone shows: a number or a registered name. */
  SMS_FROM: string
  /** Makes links absolute. */
  VITE_APP_URL: string
}

interface SmsGateway extends SmsSender {
  /** Authenticates without sending a message. Throws when the gateway refuses. */
  verify(): Promise<void>
}

const timeoutMs = 10_000

/** Errors about the number: invalid, unsubscribed, not reachable by text message, no mobile number. */
const numberErrors = [21211, 21610, 21612, 21614]

const refusal = z.object({ code: z.number() })

/** Sends text messages by the Messages API of Twilio. */
export function createSmsGateway({ SMS_URL, SMS_FROM, VITE_APP_URL }: SmsSettings): SmsGateway {
  const { origin, username, password } = new URL(SMS_URL)
  const [account, token] = [decodeURIComponent(username), decodeURIComponent(password)]
  const api = `${origin}/2010-04-01/Accounts/${encodeURIComponent(account)}`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`

  const call = async (path: string, body?: URLSearchParams) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const method = body ? 'POST' : 'GET'
    const request = { method, headers: { authorization }, signal, redirect: 'error' } as const
    return fetch(`${api}${path}`, body ? { ...request, body } : request)
  }

  return {
    async send({ to, text, link }) {
      const body = `${text} ${new URL(link, VITE_APP_URL).href}`
      const message = new URLSearchParams({ To: to, From: SMS_FROM, Body: body })
      const response = await call('/Messages.json', message)
      const answer = refusal.safeParse(await response.json().catch(() => null))
      if (response.ok) return 'accepted'
      const code = answer.success ? answer.data.code : 0
      if (response.status === 400 && numberErrors.includes(code)) return 'rejected'
      // The gateway's message contains the number, and errors are logged.
      throw new Error(`The SMS gateway refused the message (${response.status}, code ${code}).`)
    },
    async verify() {
      const response = await call('.json')
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The SMS gateway responds with ${response.status}.`)
    },
  }
}
