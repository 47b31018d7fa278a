import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { z } from 'zod'

/** A webhook as a shop receives it; independent of the sandbox's own code. */
export interface ReceivedWebhook {
  type: string
  obj: Record<string, unknown>
  hmac: string
  at: number
}

export interface TestShop {
  origin: string
  received: ReceivedWebhook[]
  /** Resolves when this many webhooks have arrived. */
  waitFor(count: number): Promise<ReceivedWebhook[]>
  close(): Promise<void>
}

const bodySchema = z.object({ type: z.string(), obj: z.record(z.string(), z.unknown()) })

export async function openTestShop(): Promise<TestShop> {
  const received: ReceivedWebhook[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', 'http://shop')
    if (request.method === 'POST') {
      const body = bodySchema.parse(JSON.parse(Buffer.concat(chunks).toString()))
      received.push({ ...body, hmac: url.searchParams.get('hmac') ?? '', at: Date.now() })
    }
    response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    async waitFor(count) {
      const giveUp = Date.now() + 5000
      while (received.length < count && Date.now() < giveUp) {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      if (received.length < count) throw new Error(`${received.length} webhooks, not ${count}`)
      return received
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const signedPaths =
  'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure is_auth is_capture is_refunded is_standalone_payment is_voided order.id owner pending source_data.pan source_data.sub_type source_data.type success'.split(
    ' ',
  )

/** The signature of a webhook, computed from the documentation alone. */
export function expectedHmac(obj: Record<string, unknown>, secret: string): string {
  const message = signedPaths.map((path) => String(at(obj, path))).join('')
  return createHmac('sha512', secret).update(message).digest('hex')
}

/** The signature of a return, whose order id is under `order`. */
export function expectedReturnHmac(query: URLSearchParams, secret: string): string {
  const message = signedPaths
    .map((path) => query.get(path === 'order.id' ? 'order' : path) ?? '?')
    .join('')
  return createHmac('sha512', secret).update(message).digest('hex')
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
      value,
    )
}
