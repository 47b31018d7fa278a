import handler from '@tanstack/react-start/server-entry'
import { type RunningShop, runShop } from '#platform/http/http-server.server.ts'
import { pictures } from '#platform/http/pictures.server.ts'
import { shop } from '#platform/services.server.ts'

const uploads = pictures(shop.files)
const pages = (request: Request) => handler.fetch(request)

/** What the development server needs: the pages, and the pictures that stand in no folder of the sources. */
export default { fetch: (request: Request) => uploads(request, () => pages(request)) }

/** Opens the shop for customers, with the files of the browser's build in a folder. */
export function listen(clientFolder: string): Promise<RunningShop> {
  return runShop(pages, clientFolder)
}
