import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentFunctionId } from '#platform/http/previous-function-ids.ts'
import { filesOfBuild } from '../../scripts/support/exchange-build.ts'
import { buildFolder } from './test-settings.ts'

/** Today's ids of all server functions in the build. */
export function builtServerFunctions(): string[] {
  const files = filesOfBuild(buildFolder)
    .filter((file) => /^server\/.*\.js$/.test(file))
    .map((file) => readFileSync(join(buildFolder, file), 'utf8'))
  // The build puts the list into its entry or into a separate file.
  const ids = files
    .flatMap((text) => [...text.matchAll(/"([\w-]+\.\w+)": \{\s*functionName:/g)])
    .map(([, id = '']) => id)
  // As many handlers as ids: two functions with one id would shadow each other.
  const handlers = files.flatMap(
    (text) => text.match(/var \w+_createServerFn_handler = createServerRpc\(/g) ?? [],
  )
  if (handlers.length !== ids.length) {
    throw new Error(
      `There are ${handlers.length} server functions, and ${ids.length} ids for them.`,
    )
  }
  return ids.map(currentFunctionId).sort()
}

/** The paths of all pages and server routes, with parameters: `/o/$orderId`. */
export function allRoutes(): string[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const [, list = ''] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(tree) ?? []
  return [...list.matchAll(/'([^']+)':/g)].map(([, path = '']) => path).sort()
}
