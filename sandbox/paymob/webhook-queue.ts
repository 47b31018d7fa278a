import type { Delivery, DeliveryStore, NewDelivery } from './delivery-store.ts'

const answerLimit = 1000

/** Sends webhooks when they are due and records the response. Never retries by itself. */
export interface WebhookQueue {
  /** Resolves when the shop responded or could not be reached. */
  send(delivery: NewDelivery): Promise<Delivery>
  /** Records a webhook that is never sent. */
  lose(delivery: NewDelivery): Delivery
  /** Resumes deliveries that were waiting when the sandbox stopped. */
  resume(): void
  close(): void
}

export function openWebhookQueue(
  deliveries: DeliveryStore,
  now: () => number,
  timeoutMs = 15_000,
): WebhookQueue {
  const timers = new Set<NodeJS.Timeout>()
  const closing = new AbortController()

  function deliver(delivery: Delivery): Promise<Delivery> {
    return new Promise((resolve) => {
      const timer = setTimeout(
        async () => {
          timers.delete(timer)
          const result = await attempt(delivery)
          if (!closing.signal.aborted) deliveries.save(result)
          resolve(result)
        },
        Math.max(0, delivery.dueAt - now()),
      )
      timers.add(timer)
    })
  }

  async function attempt(delivery: Delivery): Promise<Delivery> {
    const attempted = { ...delivery, attemptedAt: now() }
    if (delivery.url === null) {
      return { ...attempted, state: 'unreachable', answer: 'No webhook URL is configured.' }
    }
    try {
      const url = new URL(delivery.url)
      url.searchParams.set('hmac', delivery.hmac)
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      })
      const answer = (await response.text()).slice(0, answerLimit)
      return { ...attempted, state: 'answered', status: response.status, answer }
    } catch (error) {
      return { ...attempted, state: 'unreachable', answer: reasonOf(error) }
    }
  }

  return {
    send: (delivery) => deliver(deliveries.add(delivery, 'waiting')),
    lose: (delivery) => deliveries.add(delivery, 'lost'),
    resume() {
      for (const delivery of deliveries.waiting()) void deliver(delivery)
    },
    close() {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
