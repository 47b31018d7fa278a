import { z } from 'zod'
import type { AuditValue } from '#commerce/audit/audit-entry.ts'

const picture = z.object({ address: z.string(), alt: z.string() })

/** The pictures of a value: of a product with their alt texts, of a category or an order one without. */
export function picturesIn(
  field: string,
  value: AuditValue | undefined,
): { address: string; alt: string }[] {
  if (field === 'image') return typeof value === 'string' ? [{ address: value, alt: '' }] : []
  if (field !== 'pictures') return []
  return z.array(picture).safeParse(value).data ?? []
}
