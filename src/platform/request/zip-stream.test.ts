import { strFromU8, strToU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { zipStream } from './zip-stream.server.ts'

async function* files(...names: string[]) {
  for (const name of names) yield { name, content: strToU8(`content of ${name}`) }
}

it('zips files of both kinds', async () => {
  const names = ['account.json', 'photographs/one.webp']
  const zipped = await new Response(zipStream(files(...names))).bytes()
  const entries = Object.entries(unzipSync(zipped)).map(([name, content]) => [
    name,
    strFromU8(content),
  ])
  expect(entries).toEqual(names.map((name) => [name, `content of ${name}`]))
})

it('reads no further file after the client has left', async () => {
  const read: string[] = []
  async function* counted() {
    for await (const file of files('1.json', '2.json', '3.json', '4.json')) {
      read.push(file.name)
      yield file
    }
  }
  const reader = zipStream(counted()).getReader()
  await reader.read()
  await reader.cancel()
  expect(read.length).toBeLessThan(4)
})
