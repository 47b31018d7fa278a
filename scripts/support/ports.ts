import { createServer } from 'node:net'

/** Exits with a clear message if a port is occupied, before anything starts. */
export async function assertFree(host: string, ports: Record<string, number>): Promise<void> {
  for (const [setting, port] of Object.entries(ports)) {
    if (await isFree(host, port)) continue
    console.error(
      `Port ${port} (${setting}) is in use. Stop the process that listens there, or change .env.`,
    )
    process.exit(1)
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
