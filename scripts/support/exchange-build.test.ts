import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exchangeBuild, filesOfBuild } from './exchange-build.ts'

describe('replacing a build', () => {
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

  /** A version of the shop with a changed page and an unchanged library. */
  const version = (name: string) => ({
    'server/server.js': `import('./assets/cart-${name}.js')`,
    [`server/assets/cart-${name}.js`]: `cart of ${name}`,
    'client/logo.svg': `logo of ${name}`,
    [`client/assets/page-${name}.css`]: `page of ${name}`,
    [`client/assets/page-${name}.css.br`]: `page of ${name}, compressed`,
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

  it('is complete and retains the assets that running instances and open pages may still request', () => {
    exchange('rose')
    exchange('tulip')
    for (const [file, content] of Object.entries(version('tulip'))) expect(read(file)).toBe(content)
    expect(read('server/assets/cart-rose.js')).toBe('cart of rose')
    expect(read('client/assets/page-rose.css')).toBe('page of rose')
    expect(read('client/assets/page-rose.css.br')).toBe('page of rose, compressed')
    expect(existsSync(join(folder, 'next'))).toBe(false)
  })

  it('removes assets of older builds', () => {
    for (const name of ['rose', 'tulip', 'lily']) exchange(name)
    expect(hasPages('rose', 'tulip', 'lily')).toEqual([false, true, true])
    exchange('tulip')
    expect(hasPages('rose', 'tulip', 'lily')).toEqual([false, true, true])
    exchange('rose')
    expect(hasPages('rose', 'tulip', 'lily')).toEqual([true, true, false])
  })

  it('distinguishes its own files from retained ones', () => {
    exchange('rose')
    exchange('tulip')
    expect(filesOfBuild(folder).toSorted()).toEqual(Object.keys(version('tulip')).toSorted())
  })

  it('replaces a build whose list is incomplete', () => {
    exchange('rose')
    writeFileSync(join(folder, 'files.json'), '["client/lo')
    exchange('tulip')
    expect(hasPages('rose', 'tulip')).toEqual([true, true])
    expect(filesOfBuild(folder).toSorted()).toEqual(Object.keys(version('tulip')).toSorted())
  })

  it('replaces a build without a list and preserves other files', () => {
    write(folder, {
      ...version('rose'),
      'client/old.svg': 'removed',
      'compiled/a': 'cache',
    })
    exchange('tulip')
    expect(hasPages('rose', 'tulip')).toEqual([true, true])
    expect(existsSync(join(folder, 'client/old.svg'))).toBe(false)
    expect(read('compiled/a')).toBe('cache')
  })
})
