import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pruneBackups, removeStaleDrafts } from './backup-folders.server.ts'
import { databaseFile, filesFolder, type Manifest, manifestFile } from './manifest.server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boutique-prune-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const left = () => readdirSync(folder).toSorted()

describe('pruning backups', () => {
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
  const prune = (made: string, keep: number, now = day(9)) =>
    pruneBackups(join(folder, made), { keep, now: Date.parse(now) })

  it('keeps the newest by the time in them, whatever their names are', async () => {
    backup('a', day(2))
    backup('b', day(4))
    backup('c', day(1))
    backup('d', day(3))
    expect(await prune('b', 2)).toEqual(['a', 'c'])
    expect(left()).toEqual(['b', 'd'])
  })

  it.each([3, 4])('deletes nothing of three if %i stay', async (keep) => {
    for (const number of [1, 2, 3]) backup(`n${number}`, day(number))
    expect(await prune('n3', keep)).toEqual([])
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
    expect(await prune('new', 1)).toEqual(['old'])
    expect(left()).toEqual([
      'broken',
      'monday.part',
      'monday.replaced',
      'new',
      'notes.txt',
      'photographs',
    ])
  })

  it('deletes those first that were made while the clock was ahead', async () => {
    backup('ahead', day(7))
    backup('far-ahead', day(8))
    for (const number of [1, 2, 3]) backup(`n${number}`, day(number))
    expect(await prune('n3', 2, day(3))).toEqual(['n1', 'far-ahead', 'ahead'])
    expect(left()).toEqual(['n2', 'n3'])
  })

  it('never deletes the one just made, although the clock went back meanwhile', async () => {
    for (const number of [1, 2, 3]) backup(`n${number}`, day(number))
    expect(await prune('n3', 1, day(2))).toEqual(['n2', 'n1'])
    expect(left()).toEqual(['n3'])
  })
})

describe('removing stale drafts', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z')
  const hours = (count: number) => count * 60 * 60_000
  function draft(name: string, written: number, pictures = written): void {
    const path = join(folder, name)
    mkdirSync(join(path, filesFolder, 'uploads'), { recursive: true })
    writeFileSync(join(path, databaseFile), '')
    const places = [path, join(path, databaseFile)]
    for (const place of places) utimesSync(place, written / 1000, written / 1000)
    utimesSync(join(path, filesFolder, 'uploads'), pictures / 1000, pictures / 1000)
  }

  it('deletes those that killed backups left', async () => {
    draft('killed.part', now - hours(4))
    draft('ahead.part', now + hours(4))
    mkdirSync(join(folder, 'empty.part'))
    utimesSync(join(folder, 'empty.part'), 0, 0)
    expect((await removeStaleDrafts(folder, now)).toSorted()).toEqual([
      'ahead.part',
      'empty.part',
      'killed.part',
    ])
    expect(left()).toEqual([])
  })

  it('leaves drafts that another backup may be writing, and other folders', async () => {
    draft('running.part', now - hours(1))
    draft('copying-pictures.part', now - hours(9), now - hours(1))
    draft('complete', now - hours(9))
    writeFileSync(join(folder, 'file.part'), '')
    utimesSync(join(folder, 'file.part'), 0, 0)
    symlinkSync(tmpdir(), join(folder, 'link.part'))
    expect(await removeStaleDrafts(folder, now)).toEqual([])
    expect(left()).toHaveLength(5)
  })

  it('finds none in a folder that does not exist yet', async () => {
    expect(await removeStaleDrafts(join(folder, 'backups'), now)).toEqual([])
  })
})
