import { expect, it } from 'vitest'
import { postponeScripts } from './late-scripts.ts'

it('leaves no script of a page to start by itself', () => {
  const page =
    '<link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js"><script>now()</script>' +
    '<script type="module" async="" src="/a.js" nonce="n"></script>'
  expect(postponeScripts(page)).toBe(
    '<link rel="late-modulepreload" href="/a.js"><link rel="late-modulepreload" href="/b.js"><script>now()</script>' +
      '<script type="late-module" src="/a.js" nonce="n"></script>',
  )
})
