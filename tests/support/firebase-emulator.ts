import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The official emulator of Firebase Authentication, in its own process. */
export interface FirebaseEmulator {
  origin: string
  stop: () => Promise<void>
}

const recipe = 'tests/contract/firebase-emulator'
const folder = 'var/firebase-emulator'

/** Only authentication: it is plain Node and needs no network. */
const program = `
const { AuthEmulator } = require('firebase-tools/lib/emulator/auth')
const [port, projectId] = process.argv.slice(1)
new AuthEmulator({ host: '127.0.0.1', port: Number(port), projectId }).start()
`

export async function startFirebaseEmulator(project: string): Promise<FirebaseEmulator> {
  await install()
  const port = await freePort()
  const child = spawn(process.execPath, ['-e', program, String(port), project], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, child)
  return {
    origin,
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** Installed separately from the packages of the shop, because it is large and for tests only. */
async function install(): Promise<void> {
  const lock = 'package-lock.json'
  const wanted = readFileSync(join(recipe, lock), 'utf8')
  const isThere =
    existsSync(join(folder, 'node_modules/firebase-tools')) &&
    existsSync(join(folder, lock)) &&
    readFileSync(join(folder, lock), 'utf8') === wanted
  if (isThere) return
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(recipe, 'package.json'), join(folder, 'package.json'))
  copyFileSync(join(recipe, lock), join(folder, lock))
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  await promisify(execFile)('npm', args, { cwd: folder })
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 60_000 && child.exitCode === null; waited += 100) {
    const answer = await fetch(origin).catch(() => null)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error('The emulator did not start.')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
