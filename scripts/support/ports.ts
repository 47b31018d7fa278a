import { createServer } from 'node:net'

/** Says so clearly when somebody else listens where the shop wants to, before anything is started. */
export async function assertFree(host: string, ports: Record<string, number>): Promise<void> {
  for (const [setting, port] of Object.entries(ports)) {
    if (await isFree(host, port)) continue
    console.error(`Port ${port} (${setting}) is taken. Stop what listens there, or change .env.`)
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
