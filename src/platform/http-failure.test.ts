import { expect, it } from 'vitest'
import { fetchAndReport } from './http-failure.ts'

const headers = { 'content-type': 'application/json' }
// These statuses have no body.
const body = (status: number) => ([204, 304].includes(status) ? null : '{}')

async function told(status: number): Promise<string[]> {
  const messages: string[] = []
  const send = fetchAndReport(
    (one) => messages.push(one),
    async () => new Response(body(status), { status, headers }),
  )
  expect((await send('/_serverFn/catalogue.listProducts')).status).toBe(status)
  return messages
}

it.each([400, 404, 429, 500, 502, 503])('shows a message for status %i', async (status) => {
  expect(await told(status)).toEqual([`HTTP error! status: ${status}`])
})

it.each([200, 204, 304])('shows nothing for status %i', async (status) => {
  expect(await told(status)).toEqual([])
})

it.each([401, 403])(
  'shows nothing for status %i, whose error has a message of its own',
  async (status) => {
    expect(await told(status)).toEqual([])
  },
)

it('passes a lost connection on', async () => {
  const send = fetchAndReport(
    () => expect.unreachable(),
    async () => {
      throw new TypeError('Failed to fetch')
    },
  )
  await expect(send('/')).rejects.toThrow('Failed to fetch')
})

it('does not quote the response of a proxy', async () => {
  const messages: string[] = []
  const proxy = async () => new Response('<h1>upstream: 10.0.0.7</h1>', { status: 502 })
  const send = fetchAndReport((one) => messages.push(one), proxy)
  await expect(send('/')).rejects.toThrow('HTTP error! status: 502')
  expect(messages).toEqual(['HTTP error! status: 502'])
})
