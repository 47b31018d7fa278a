import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { drawPage } from '#platform/http/draw-page.server.tsx'
import { type RunningShop, runShop } from '#platform/http/http-server.server.ts'
import { pictures } from '#platform/http/pictures.server.ts'
import { log, shop } from '#platform/services.server.ts'
import { writeAllToLog } from '#platform/write-all-to-log.server.ts'

const uploads = pictures(shop.files, log)
// The entry brings what a refused read says of the page's status, and answers for what breaks off.
const entry = createServerEntry({ fetch: createStartHandler(drawPage) })
const pages = (request: Request) => entry.fetch(request)

/** What the development server needs: the pages, and the pictures that stand in no folder of the sources. */
export default { fetch: (request: Request) => uploads(request, () => pages(request)) }

/** Opens the shop for customers, with the files of the browser's build in a folder. */
export async function listen(clientFolder: string): Promise<RunningShop> {
  writeAllToLog(log)
  const running = await runShop(pages, clientFolder)
  log.info('shop open', { address: running.address })
  return running
}
