import { createDeferred } from '../layout/create-deferred.tsx'

export const DeferredHowWeWork = createDeferred(
  import.meta.env.SSR ? (await import('./how-we-work.tsx')).HowWeWork : null,
  async () => (await import('./how-we-work.tsx')).HowWeWork,
)
