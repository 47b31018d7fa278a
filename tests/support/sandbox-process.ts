import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { addresses, testSettings } from './test-settings.ts'

/** The sandbox in its own process. Its state survives a kill. */
export interface SandboxProcess {
  /** Kills it (SIGKILL). */
  kill: () => Promise<void>
}

export async function startSandboxProcess(dataFolder: string): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['sandbox/main.ts'], {
    env: { ...process.env, ...testSettings(dataFolder) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The sandbox ended before it was open.')
    await delay(50)
  }
  return {
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${addresses.sandbox}/`)).ok
  } catch {
    return false
  }
}

/** Calls the control API of the sandbox. */
export async function sandboxCall(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(new URL(`/_sandbox${path}`, addresses.sandbox), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`The sandbox refused ${path} (${response.status}): ${text}`)
  return text === '' ? null : JSON.parse(text)
}
