import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'boutique-bootstrap-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('becomes the script, in the folder of the shop, with its words and its exit code', async () => {
  mkdirSync(join(root, 'scripts'))
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
  cpSync('scripts/bootstrap.mjs', join(root, 'scripts/bootstrap.mjs'))
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'))
  writeFileSync(join(root, 'package-lock.json'), '{}')
  // As after an installation of this lock file.
  const lock = createHash('sha256').update('{}').digest('hex')
  writeFileSync(join(root, 'node_modules/.installed'), lock)
  writeFileSync(
    join(root, 'scripts/report.ts'),
    `const words: string[] = process.argv.slice(2)
    console.log(JSON.stringify({ pid: process.pid, cwd: process.cwd(), words }))
    process.exit(7)`,
  )
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'report', '--all'], {
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  // One process: `kill -9` leaves nothing behind.
  expect(JSON.parse(output)).toEqual({ pid: child.pid, cwd: root, words: ['--all'] })
  expect(status).toBe(7)
})

it('runs the install script of the pinned Node, and npm runs no other', () => {
  const project = join(root, 'project')
  mkdirSync(join(project, 'scripts'), { recursive: true })
  cpSync('scripts/bootstrap.mjs', join(project, 'scripts/bootstrap.mjs'))
  cpSync('.npmrc', join(project, '.npmrc'))
  writeFileSync(join(project, 'scripts/nothing.ts'), '')
  const dependencies = { node: packageWithScript('node'), other: packageWithScript('other') }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ dependencies }))
  const options = { cwd: project, stdio: 'pipe' } as const
  const words = ['install', '--offline']
  const ran = () => ['node', 'other'].filter((name) => existsSync(join(root, `${name} ran`)))
  execFileSync('npm', words, options)
  expect(ran()).toEqual([])
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'nothing'], options)
  expect(ran()).toEqual(['node'])
})

/** A tarball of a package, whose install script leaves a file and the program of the package. */
function packageWithScript(name: string): string {
  const folder = join(root, name)
  mkdirSync(join(folder, 'package'), { recursive: true })
  const preinstall = `touch '${join(root, `${name} ran`)}' && ln -s '${process.execPath}' bin`
  const described = { name, version: '1.0.0', bin: 'bin', scripts: { preinstall } }
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify(described))
  execFileSync('tar', ['-czf', join(folder, 'it.tgz'), '-C', folder, 'package'])
  return `file:${join(folder, 'it.tgz')}`
}
