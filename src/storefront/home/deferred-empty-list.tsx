import { createDeferred } from '../layout/create-deferred.tsx'

export const DeferredEmptyList = createDeferred(
  import.meta.env.SSR ? (await import('./empty-list.tsx')).EmptyList : null,
  async () => (await import('./empty-list.tsx')).EmptyList,
)
