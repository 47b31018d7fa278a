import { expect, it } from 'vitest'
import { fetchAndReport } from './http-failure.ts'

const headers = { 'content-type': 'application/json' }
// These may have none.
const body = (status: number) => ([204, 304].includes(status) ? null : '{}')

async function told(status: number): Promise<string[]> {
  const words: string[] = []
  const send = fetchAndReport(
    (one) => words.push(one),
    async () => new Response(body(status), { status, headers }),
  )
  expect((await send('/_serverFn/catalogue.listProducts')).status).toBe(status)
  return words
}

it.each([400, 404, 429, 500, 502, 503])('tells a visitor of status %i', async (status) => {
  expect(await told(status)).toEqual([`HTTP error! status: ${status}`])
})

it.each([200, 204, 304])('says nothing of status %i, which is no failure', async (status) => {
  expect(await told(status)).toEqual([])
})

it.each([401, 403])('leaves status %i to the door that stayed closed', async (status) => {
  expect(await told(status)).toEqual([])
})

it('lets a lost connection through as it is', async () => {
  const send = fetchAndReport(
    () => expect.unreachable(),
    async () => {
      throw new TypeError('Failed to fetch')
    },
  )
  await expect(send('/')).rejects.toThrow('Failed to fetch')
})

it('does not quote what somebody between shop and visitor writes', async () => {
  const words: string[] = []
  const proxy = async () => new Response('<h1>upstream: 10.0.0.7</h1>', { status: 502 })
  const send = fetchAndReport((one) => words.push(one), proxy)
  await expect(send('/')).rejects.toThrow('HTTP error! status: 502')
  expect(words).toEqual(['HTTP error! status: 502'])
})
