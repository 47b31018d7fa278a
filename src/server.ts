import handler from '@tanstack/react-start/server-entry'
import { type RunningShop, runShop } from '#platform/http/http-server.server.ts'

const fetch = (request: Request) => handler.fetch(request)

/** The pages alone, as the development server wants them. */
export default { fetch }

/** Opens the shop for customers, with the files of the browser's build in a folder. */
export function listen(clientFolder: string): Promise<RunningShop> {
  return runShop(fetch, clientFolder)
}
