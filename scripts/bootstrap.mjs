// Runs a script of this folder: installs the packages of the lock file and switches to the pinned Node version. Plain
// JavaScript without dependencies, because it must run before any installation and on older versions of Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
const root = fileURLToPath(new URL('..', import.meta.url))
const programs = join(root, 'node_modules', '.bin')
const pinnedNode = join(programs, process.platform === 'win32' ? 'node.cmd' : 'node')

const [script, ...args] = process.argv.slice(2)
if (!script) throw new Error('Pass the name of a script.')
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`Node ${oldestNode} or newer is required to start; this is ${process.version}.`)
  process.exit(1)
}

installIfNeeded()
run(join(root, 'scripts', `${script}.ts`), args)

function installIfNeeded() {
  const note = join(root, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(note) && existsSync(pinnedNode) && readFileSync(note, 'utf8') === lock) return
  console.log('Installing packages …')
  // Old versions of npm would compile SQLite, although its package includes a binary: that needs a compiler. Only the
  // node package has a required install script, and .npmrc stops all of them. Development packages include it, so
  // NODE_ENV=production must not omit them.
  npm('ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund')
  npm('rebuild', 'node', '--ignore-scripts=false')
  writeFileSync(note, lock)
}

/** @param {string[]} args */
function npm(...args) {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(program, [...args, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function run(file, args) {
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` }
  // As one process, so that killing it leaves nothing behind. Older Nodes and Windows cannot do that.
  if (process.platform !== 'win32' && process.execve) {
    process.chdir(root)
    process.execve(pinnedNode, ['node', file, ...args], env)
  }
  const child = spawn(pinnedNode, [file, ...args], { cwd: root, stdio: 'inherit', env })
  // The terminal signals the child itself; a signal sent only to this process is forwarded.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
