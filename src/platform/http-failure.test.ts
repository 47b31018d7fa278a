import { expect, it } from 'vitest'
import { fetchAndTell } from './http-failure.ts'

async function told(status: number): Promise<string[]> {
  const words: string[] = []
  const send = fetchAndTell(
    (one) => words.push(one),
    async () => new Response(null, { status }),
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
  const send = fetchAndTell(
    () => expect.unreachable(),
    async () => {
      throw new TypeError('Failed to fetch')
    },
  )
  await expect(send('/')).rejects.toThrow('Failed to fetch')
})
