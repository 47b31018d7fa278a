import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { releasedFolder } from '#platform/released-folder.ts'
import { filesOfBuild, readList } from './exchange-build.ts'

const prefix = 'client/assets/'
const keptReleases = 5

/**
 * Puts the browser's files of a build into the data folder, where every release finds those of the others: open pages of
 * the release before, and pages of the next one that a load balancer sends here. The newest five releases stay.
 */
export function keepReleasedAssets(buildFolder: string, dataFolder: string): void {
  const assets = join(releasedFolder(dataFolder), 'assets')
  const lists = join(releasedFolder(dataFolder), 'lists')
  for (const folder of [assets, lists]) mkdirSync(folder, { recursive: true })
  const names = filesOfBuild(buildFolder)
    .filter((file) => file.startsWith(prefix))
    .map((file) => file.slice(prefix.length))
    .sort()
  const list = JSON.stringify(names)
  const id = createHash('sha256').update(list).digest('hex').slice(0, 16)
  // Before its files: a build at the same moment would delete what no list names.
  replaceFile(join(lists, `${id}.json`), (draft) => writeFileSync(draft, list))
  for (const name of names) {
    const target = join(assets, name)
    if (!existsSync(target))
      replaceFile(target, (draft) => copy(join(buildFolder, prefix, name), draft))
  }
  sweep(assets, lists)
}

function replaceFile(target: string, write: (draft: string) => void): void {
  const draft = `${target}.part`
  mkdirSync(dirname(target), { recursive: true })
  rmSync(draft, { force: true })
  write(draft)
  renameSync(draft, target)
}

/** A second name of the same file costs no space; another disk needs a copy. */
function copy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

function sweep(assets: string, lists: string): void {
  const byAge = readdirSync(lists)
    .map((name) => join(lists, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const file of byAge.slice(keptReleases)) rmSync(file)
  const needed = new Set(byAge.slice(0, keptReleases).flatMap((file) => readList(file) ?? []))
  for (const entry of readdirSync(assets, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !needed.has(relative(assets, file))) rmSync(file)
  }
}
