import { setImmediate as othersTurn } from 'node:timers/promises'
import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { type RunningShop, runShop } from '#platform/http/http-server.server.ts'
import { pictures } from '#platform/http/pictures.server.ts'
import { renderPage } from '#platform/http/render-page.server.tsx'
import { errors, log, shop } from '#platform/services.server.ts'
import { writeAllToLog } from '#platform/write-all-to-log.server.ts'

const uploads = pictures(shop.files, log)
// The entry brings what a refused read says of the page's status, and answers for what breaks off.
const entry = createServerEntry({ fetch: createStartHandler(renderPage) })
const pages = async (request: Request) => {
  // Whoever came meanwhile is heard first, and refused if there are too many: nobody is while a page is made. Not later
  // than here, for whoever waits with all that was read for a page has it copied by every collection of what is new.
  await othersTurn()
  return entry.fetch(request)
}

/** What the development server needs: the pages, and the pictures that stand in no folder of the sources. */
export default { fetch: (request: Request) => uploads(request, () => pages(request)) }

/** Opens the shop for customers, with the files of the browser's build in a folder. */
export async function listen(clientFolder: string): Promise<RunningShop> {
  writeAllToLog(log, errors)
  const running = await runShop(pages, clientFolder)
  // In the background, so that the first search does not wait for the index of a large catalogue.
  shop.search
    .refresh()
    .catch((error: unknown) => log.error('search index not built', { error: String(error) }))
  log.info('shop open', { address: running.address })
  return running
}
