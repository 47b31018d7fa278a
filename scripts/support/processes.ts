import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'

export interface Command {
  args: readonly string[]
  env?: NodeJS.ProcessEnv
}

/** Runs a Node program with its output until it exits. Throws if it fails. */
export async function runToEnd({ args, env = process.env }: Command): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env })
  const code = await exitOf(child)
  if (code !== 0) throw new Error(`${args.join(' ')} failed (${code}).`)
}

/** Starts a Node program and waits until its health URL responds. */
export async function startServer({
  args,
  env = process.env,
  readyAt,
}: Command & { readyAt: string }): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  const exited = exitOf(child).then((code) => {
    throw new Error(`${args.join(' ')} exited before it was ready (${code}).`)
  })
  await Promise.race([untilItResponds(readyAt), exited])
  exited.catch(() => undefined)
  return child
}

export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code))
  })
}

/** Waits until an address responds with success; before, nothing may listen there. */
export async function untilItResponds(address: string | URL): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await delay(50)
  }
}

/** Stops a process gracefully. */
export async function stop(child: ChildProcess): Promise<void> {
  const ended = exitOf(child)
  child.kill('SIGTERM')
  await ended
}

/** Stops the servers gracefully on Ctrl+C. */
export function stopWith(children: readonly ChildProcess[]): void {
  let stopping = false
  const stopAll = () => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  process.on('SIGINT', stopAll)
  process.on('SIGTERM', stopAll)
  for (const child of children) child.once('exit', stopAll)
}
