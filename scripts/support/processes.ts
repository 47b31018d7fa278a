import { type ChildProcess, spawn } from 'node:child_process'

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
  await Promise.race([untilItAnswers(readyAt), exited])
  exited.catch(() => undefined)
  return child
}

export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code))
  })
}

async function untilItAnswers(address: string): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(address)
      if (response.ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Stops the servers gracefully on Ctrl+C. */
export function stopWith(children: readonly ChildProcess[]): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  for (const child of children) child.once('exit', stop)
}
