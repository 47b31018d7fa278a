import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneBackups } from './backup-folders.server.ts'
import { databaseFile, type Manifest, manifestFile } from './manifest.server.ts'

describe('pruning backups', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'boutique-prune-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function backup(name: string, madeAt: string): void {
    mkdirSync(join(folder, name))
    const manifest: Manifest = {
      version: 1,
      madeAt,
      engine: 'sqlite',
      steps: [],
      database: '',
      tables: {},
      files: {},
    }
    writeFileSync(join(folder, name, manifestFile), JSON.stringify(manifest))
    writeFileSync(join(folder, name, databaseFile), '')
  }
  const day = (number: number) => `2026-11-0${number}T03:30:00.000Z`
  const left = () => readdirSync(folder).toSorted()

  it('keeps the newest by the time in them, whatever their names are', async () => {
    backup('a', day(2))
    backup('b', day(4))
    backup('c', day(1))
    backup('d', day(3))
    expect(await pruneBackups(folder, 2)).toEqual(['a', 'c'])
    expect(left()).toEqual(['b', 'd'])
  })

  it.each([3, 4])('deletes nothing of three if %i stay', async (keep) => {
    for (const number of [1, 2, 3]) backup(`n${number}`, day(number))
    expect(await pruneBackups(folder, keep)).toEqual([])
    expect(left()).toHaveLength(3)
  })

  it('leaves alone, and does not count, what is no complete backup', async () => {
    backup('old', day(1))
    backup('new', day(2))
    backup('monday.part', day(3))
    backup('monday.replaced', day(3))
    mkdirSync(join(folder, 'photographs'))
    mkdirSync(join(folder, 'broken'))
    writeFileSync(join(folder, 'broken', manifestFile), '{"version":1')
    writeFileSync(join(folder, 'notes.txt'), 'rehearsed in October')
    expect(await pruneBackups(folder, 1)).toEqual(['old'])
    expect(left()).toEqual([
      'broken',
      'monday.part',
      'monday.replaced',
      'new',
      'notes.txt',
      'photographs',
    ])
  })
})
