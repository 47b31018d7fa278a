import { queryOptions } from '@tanstack/react-query'
import { getSetup } from './setup.ts'

export const setupQueries = {
  state: () => queryOptions({ queryKey: ['setup'], queryFn: () => getSetup() }),
}
