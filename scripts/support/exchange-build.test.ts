import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exchangeBuild, filesOfBuild } from './exchange-build.ts'

describe('a build that takes the place of another', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boutique-exchange-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function write(place: string, files: Record<string, string>): void {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(place, file)), { recursive: true })
      writeFileSync(join(place, file), content)
    }
  }

  /** A version of the shop whose page changes, and whose library stays. */
  const version = (name: string) => ({
    'server/server.js': `import('./assets/cart-${name}.js')`,
    [`server/assets/cart-${name}.js`]: `cart of ${name}`,
    'client/logo.svg': `logo of ${name}`,
    [`client/assets/page-${name}.css`]: `page of ${name}`,
    [`client/assets/page-${name}.css.br`]: `page of ${name}, pressed`,
    'client/assets/library-same.js': 'library',
    'chunks.json': `files of ${name}`,
  })

  function exchange(name: string): void {
    const next = join(folder, 'next')
    write(next, version(name))
    exchangeBuild(folder, next)
  }

  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const hasPages = (...names: string[]) =>
    names.map((name) => existsSync(join(folder, `client/assets/page-${name}.css`)))

  it('is whole, and keeps what an open shop and open pages of the one before may still ask for', () => {
    exchange('rose')
    exchange('tulip')
    for (const [file, content] of Object.entries(version('tulip'))) expect(read(file)).toBe(content)
    expect(read('server/assets/cart-rose.js')).toBe('cart of rose')
    expect(read('client/assets/page-rose.css')).toBe('page of rose')
    expect(read('client/assets/page-rose.css.br')).toBe('page of rose, pressed')
    expect(existsSync(join(folder, 'next'))).toBe(false)
  })

  it('keeps nothing of older ones, and so does not grow', () => {
    for (const name of ['rose', 'tulip', 'lily']) exchange(name)
    expect(hasPages('rose', 'tulip', 'lily')).toEqual([false, true, true])
    exchange('tulip')
    expect(hasPages('rose', 'tulip', 'lily')).toEqual([false, true, true])
    exchange('rose')
    expect(hasPages('rose', 'tulip', 'lily')).toEqual([true, true, false])
  })

  it('knows its own files from those of the one before', () => {
    exchange('rose')
    exchange('tulip')
    expect(filesOfBuild(folder).toSorted()).toEqual(Object.keys(version('tulip')).toSorted())
  })

  it('follows one whose list was broken off', () => {
    exchange('rose')
    writeFileSync(join(folder, 'files.json'), '["client/lo')
    exchange('tulip')
    expect(hasPages('rose', 'tulip')).toEqual([true, true])
    expect(filesOfBuild(folder).toSorted()).toEqual(Object.keys(version('tulip')).toSorted())
  })

  it('follows one that kept no list, and leaves beside it what is no build', () => {
    write(folder, {
      ...version('rose'),
      'client/old.svg': 'no longer there',
      'compiled/a': 'cache',
    })
    exchange('tulip')
    expect(hasPages('rose', 'tulip')).toEqual([true, true])
    expect(existsSync(join(folder, 'client/old.svg'))).toBe(false)
    expect(read('compiled/a')).toBe('cache')
  })
})
