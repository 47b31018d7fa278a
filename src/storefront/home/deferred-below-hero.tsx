import { createDeferred } from '../layout/create-deferred.tsx'

export const DeferredBelowHero = createDeferred(
  import.meta.env.SSR ? (await import('./below-hero.tsx')).BelowHero : null,
  async () => (await import('./below-hero.tsx')).BelowHero,
)
