import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { exitOf } from '../support/processes.ts'
import type { Row } from './report.ts'

/** The first `npm start` of the last commit in a fresh clone. */
export async function firstStart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bench-clone-'))
  execFileSync('git', ['clone', '--quiet', '.', folder])
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: newcomersEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, so that Ctrl+C reaches all of it.
    detached: true,
  })
  const ended = exitOf(child)
  const secondsSince = () => (performance.now() - startedAt) / 1000
  let installed = 0
  const opened = await untilOutput(child, (output) => {
    if (installed === 0 && output.includes('1/4')) installed = secondsSince()
    return output.includes('Ready after')
  })
  const seconds = secondsSince()
  if (opened && child.pid) process.kill(-child.pid, 'SIGINT')
  await ended
  rmSync(folder, { recursive: true, force: true })
  return [
    {
      what: 'first npm start of a fresh clone, until the shop is ready',
      measured: opened ? `${seconds.toFixed(0)} s` : 'did not start',
      beside: `of which ${installed.toFixed(0)} s install packages`,
      budget: '≤ 120 s',
    },
  ]
}

/** Nothing of this project: the Node of the machine, and no settings. */
function newcomersEnvironment(): NodeJS.ProcessEnv {
  const { HOME, PATH = '' } = process.env
  const ofTheMachine = PATH.split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { HOME, PATH: ofTheMachine.join(delimiter) }
}

function untilOutput(child: ChildProcess, isDone: (output: string) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let output = ''
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString()
      if (isDone(output)) resolve(true)
    })
    child.once('exit', () => resolve(false))
  })
}
