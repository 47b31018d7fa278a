import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { archiveOccasion as archive } from '#commerce/occasions/editing/archive-occasion.server.ts'
import { createOccasion as create } from '#commerce/occasions/editing/create-occasion.server.ts'
import { findOccasionToEdit } from '#commerce/occasions/editing/find-occasion-to-edit.server.ts'
import { reorderOccasions as reorder } from '#commerce/occasions/editing/reorder-occasions.server.ts'
import { listStaffOccasions as list } from '#commerce/occasions/editing/staff-occasion-store.server.ts'
import { updateOccasion as update } from '#commerce/occasions/editing/update-occasion.server.ts'
import { reportedOrNull } from '#platform/reported-or-null.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const id = z.string().max(100)
const text = z.string().max(10_000)
const day = z.string().max(20)
const draft = z.object({
  slug: z.string().max(200),
  name: text,
  nameAr: text,
  intro: text,
  introAr: text,
  image: z.string().max(500).nullable(),
  isSensitive: z.boolean(),
  dateRule: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('yearly'), monthDay: day }),
    z.object({
      kind: z.literal('moving'),
      dates: z
        .array(z.object({ date: day, isTentative: z.boolean() }))
        .max(200)
        .readonly(),
    }),
  ]),
  productIds: z.array(id).max(500).readonly(),
})

const listStaffOccasions = createServerFn({ method: 'GET' })
  .middleware([staff('occasions.write')])
  .handler(() => list(shop.db))

// A malformed id is not an error: the page says that it is not found.
const one = z.object({ id: z.string() })

const getStaffOccasion = createServerFn({ method: 'GET' })
  .middleware([staff('occasions.write')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data }) => findOccasionToEdit(shop.db, data.id))

/** This function and those below report a failure and return null. */
export const createOccasion = createServerFn({ method: 'POST' })
  .middleware([staff('occasions.write')])
  .validator((input: z.input<typeof draft>) => draft.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('createOccasion', () => create(shop, data, context.user.id)),
  )

const change = z.object({ id, draft, seenUpdatedAt: z.number() })

export const updateOccasion = createServerFn({ method: 'POST' })
  .middleware([staff('occasions.write')])
  .validator((input: z.input<typeof change>) => change.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('updateOccasion', () => update(shop, data, context.user.id)),
  )

const archiving = z.object({ id, isArchived: z.boolean() })

export const archiveOccasion = createServerFn({ method: 'POST' })
  .middleware([staff('occasions.write')])
  .validator((input: z.input<typeof archiving>) => archiving.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('archiveOccasion', () => archive(shop, data, context.user.id)),
  )

const sequence = z.object({ ids: z.array(id).max(1000) })

export const reorderOccasions = createServerFn({ method: 'POST' })
  .middleware([staff('occasions.write')])
  .validator((input: z.input<typeof sequence>) => sequence.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('reorderOccasions', () => reorder(shop, data.ids, context.user.id)),
  )

export const staffOccasionQueries = {
  /** Prefix of every cached query of occasions, the storefront's included. */
  root: ['occasions'] as const,
  all: () =>
    queryOptions({
      queryKey: [...staffOccasionQueries.root, 'staff'],
      queryFn: () => listStaffOccasions(),
      staleTime: 10_000,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...staffOccasionQueries.root, 'staff', id],
      queryFn: () => getStaffOccasion({ data: { id } }),
      staleTime: 10_000,
    }),
}
