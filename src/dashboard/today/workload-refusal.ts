import { editRefusalText } from '../saving/saving.messages.ts'
import { workloadRefusalText } from './workload.messages.ts'

type Refusal = 'changed-elsewhere' | Parameters<typeof workloadRefusalText>[0]

/** Why pause or capacity was not changed. */
export function workloadRefusal({ refusal }: { refusal: Refusal }): string {
  return refusal === 'changed-elsewhere' ? editRefusalText(refusal) : workloadRefusalText(refusal)
}
