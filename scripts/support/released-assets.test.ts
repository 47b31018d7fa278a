import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepReleasedAssets } from './released-assets.ts'

describe('the released assets', () => {
  let root: string
  let data: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'boutique-released-'))
    data = join(root, 'data')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  /** Builds a release in a clone of its own, as an operator does, and releases it. */
  function release(name: string, library = 'library-00000001.js'): string {
    const clone = join(root, name)
    const files = {
      [`client/assets/page-${name}.js`]: `page of ${name}`,
      [`client/assets/page-${name}.js.br`]: `page of ${name}, compressed`,
      // Files of a language have a folder of their own.
      [`client/assets/ar/page-${name}.js`]: `page of ${name} in Arabic`,
      [`client/assets/${library}`]: 'library',
      'client/logo.svg': 'logo',
      [`server/assets/secret-${name}.js`]: 'server code',
    }
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(clone, file)), { recursive: true })
      writeFileSync(join(clone, file), content)
    }
    writeFileSync(join(clone, 'files.json'), JSON.stringify(Object.keys(files)))
    keepReleasedAssets(clone, data)
    return clone
  }

  /** As if all releases so far were a minute older. */
  function age(): void {
    for (const name of readdirSync(join(data, 'released/lists'))) {
      const list = join(data, 'released/lists', name)
      const seconds = statSync(list).mtimeMs / 1000 - 60
      utimesSync(list, seconds, seconds)
    }
  }

  const assets = () =>
    readdirSync(join(data, 'released/assets'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name !== 'ar')
      .toSorted()
  const has = (name: string) =>
    ['', 'ar/'].map((folder) =>
      existsSync(join(data, 'released/assets', folder, `page-${name}.js`)),
    )
  const inBoth = [true, true]

  it('hold the browser files of both releases, and nothing of the server', () => {
    release('rose')
    release('tulip')
    expect(assets()).toEqual([
      'ar/page-rose.js',
      'ar/page-tulip.js',
      'library-00000001.js',
      'page-rose.js',
      'page-rose.js.br',
      'page-tulip.js',
      'page-tulip.js.br',
    ])
    const page = join(data, 'released/assets/page-rose.js')
    expect(readFileSync(page, 'utf8')).toBe('page of rose')
  })

  it('outlive the clone of their release', () => {
    rmSync(release('rose'), { recursive: true })
    const page = join(data, 'released/assets/page-rose.js')
    expect(readFileSync(page, 'utf8')).toBe('page of rose')
  })

  it('are those of the newest five releases', () => {
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
      release(name)
      age()
    }
    expect(['one', 'two', 'six'].map(has)).toEqual([[false, false], inBoth, inBoth])
    expect(assets()).toContain('library-00000001.js')
  })

  it('stay when the same build is released again, which counts as new', () => {
    const rose = release('rose')
    age()
    for (const name of ['two', 'three', 'four', 'five']) release(name)
    keepReleasedAssets(rose, data)
    release('six')
    expect(has('rose')).toEqual(inBoth)
    expect(readdirSync(join(data, 'released/lists'))).toHaveLength(5)
  })

  it('are completed after an interruption', () => {
    const rose = release('rose')
    rmSync(join(data, 'released/assets/page-rose.js'))
    writeFileSync(join(data, 'released/assets/page-rose.js.part'), 'page o')
    keepReleasedAssets(rose, data)
    expect(has('rose')).toEqual(inBoth)
    expect(assets().filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
