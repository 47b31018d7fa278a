// Runs one of the scripts beside it: installs what the lock file names, and hands over to the Node version that the
// project pins. Plain JavaScript without dependencies, because it has to work with whatever Node is there before that.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const oldestNode = 20
const root = fileURLToPath(new URL('..', import.meta.url))
const programs = join(root, 'node_modules', '.bin')
const pinnedNode = join(programs, process.platform === 'win32' ? 'node.cmd' : 'node')

const [script, ...words] = process.argv.slice(2)
if (!script) throw new Error('Name the script to run.')
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`This needs Node ${oldestNode} or newer to begin with; here is ${process.version}.`)
  process.exit(1)
}

installIfNeeded()
run(join(root, 'scripts', `${script}.ts`), words)

function installIfNeeded() {
  const note = join(root, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(note) && existsSync(pinnedNode) && readFileSync(note, 'utf8') === lock) return
  console.log('Installing packages …')
  // Left to themselves, older npms compile SQLite, whose package brings it ready: that takes a compiler, and fails
  // without one. Node alone has something to do after it is there. It is among the packages of development, which
  // NODE_ENV=production would leave out.
  npm('ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund')
  npm('rebuild', 'node')
  writeFileSync(note, lock)
}

function npm(...words) {
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(program, [...words, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

function run(file, args) {
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` }
  const child = spawn(pinnedNode, [file, ...args], { cwd: root, stdio: 'inherit', env })
  // The terminal tells the child by itself; a signal that was meant for this process is passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
