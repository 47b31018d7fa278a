import type { AnyRoute } from '@tanstack/react-router'
import { Route as root } from './routes/__root.tsx'
import { Route as home } from './routes/index.tsx'
import { Route as product } from './routes/p.$id.tsx'

/**
 * The addresses that a browser begins with: what shoppers see first. All others, how their search is read and who may
 * go there, come when one of them is wanted (`bring-routes.ts`); most of them are the staff's.
 */
export const firstRoutes = root.addChildren({
  home: placed(home, '/'),
  product: placed(product, '/p/$id'),
})

/** A route, told where it stands just as the generated tree tells it. */
function placed<Route extends AnyRoute>(route: Route, path: string): Route {
  Object.assign(route.options, { id: path, path, getParentRoute: () => root })
  return route
}
