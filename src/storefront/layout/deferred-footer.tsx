import { createDeferred } from './create-deferred.tsx'

export const DeferredFooter = createDeferred(
  import.meta.env.SSR ? (await import('./footer.tsx')).Footer : null,
  async () => (await import('./footer.tsx')).Footer,
)
