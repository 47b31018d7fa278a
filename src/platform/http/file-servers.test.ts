import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from 'srvx'
import { afterAll, expect, it } from 'vitest'
import { immutableFiles } from './file-servers.server.ts'

const root = mkdtempSync(join(tmpdir(), 'boutique-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folders = ['build', 'released', 'not-there'].map((name) => join(root, name))
function write(file: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), file)
}
for (const file of [
  'build/assets/page-new.js',
  'build/assets/both.js',
  'released/assets/both.js',
  'released/assets/page-old.js',
  'released/lists/list.json',
  'secret.txt',
]) {
  write(file)
}

const server = serve({
  manual: true,
  middleware: [immutableFiles('/assets/', folders, { encodings: true })],
  fetch: () => new Response('a page'),
})

async function ask(path: string) {
  const response = await server.fetch(new Request(new URL(path, 'https://flowers.example')))
  return [response.status, await response.text(), response.headers.get('cache-control')]
}

const forever = 'max-age=31536000, immutable'

it.each([
  ['/assets/page-new.js', [200, 'build/assets/page-new.js', forever]],
  ['/assets/both.js', [200, 'build/assets/both.js', forever]],
  ['/assets/page-old.js', [200, 'released/assets/page-old.js', forever]],
  ['/assets/none.js', [404, 'Not Found', 'no-store']],
  ['/assets/../lists/list.json', [200, 'a page', null]],
  ['/assets/%2e%2e/lists/list.json', [200, 'a page', null]],
  ['/assets/..%2flists%2flist.json', [404, 'Not Found', 'no-store']],
  ['/assets/..%2f..%2fsecret.txt', [404, 'Not Found', 'no-store']],
  ['/lists/list.json', [200, 'a page', null]],
])('answers %s', async (path, answer) => {
  expect(await ask(path)).toEqual(answer)
})
