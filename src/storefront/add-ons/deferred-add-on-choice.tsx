import { createDeferred } from '../layout/create-deferred.tsx'
import type { AddOnChoiceProps } from './add-on-choice.tsx'

export const DeferredAddOnChoice = createDeferred<AddOnChoiceProps>(
  import.meta.env.SSR ? (await import('./add-on-choice.tsx')).AddOnChoice : null,
  async () => (await import('./add-on-choice.tsx')).AddOnChoice,
  { isEager: true },
)
