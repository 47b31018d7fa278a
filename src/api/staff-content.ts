import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { type ContentPage, contentPages } from '#commerce/content/content-page.ts'
import {
  findContentPageToEdit,
  listContentPages as list,
} from '#commerce/content/editing/content-to-edit.server.ts'
import { restoreContentPage as restore } from '#commerce/content/editing/restore-content-page.server.ts'
import { updateContentPage as update } from '#commerce/content/editing/update-content-page.server.ts'
import { reportedOrNull } from '#platform/reported-or-null.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const page = z.enum(contentPages)
const text = z.string().max(50_000)

const listContentPages = createServerFn({ method: 'GET' })
  .middleware([staff('content.write')])
  .handler(() => list(shop.db))

const one = z.object({ page })

const getContentPageToEdit = createServerFn({ method: 'GET' })
  .middleware([staff('content.write')])
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data }) => findContentPageToEdit(shop, data.page))

const change = z.object({
  page,
  texts: z.object({
    title: text,
    titleAr: text,
    lead: text,
    leadAr: text,
    body: text,
    bodyAr: text,
  }),
  seenUpdatedAt: z.number().nullable(),
})

/** This function and the one below report a failure and return null. */
export const updateContentPage = createServerFn({ method: 'POST' })
  .middleware([staff('content.write')])
  .validator((input: z.input<typeof change>) => change.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('updateContentPage', () => update(shop, data, context.user.id)),
  )

const restoring = z.object({ page, seenUpdatedAt: z.number() })

export const restoreContentPage = createServerFn({ method: 'POST' })
  .middleware([staff('content.write')])
  .validator((input: z.input<typeof restoring>) => restoring.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('restoreContentPage', () => restore(shop, data, context.user.id)),
  )

export const staffContentQueries = {
  /** Prefix of every cached query of content pages. */
  root: ['content-pages'] as const,
  all: () =>
    queryOptions({
      queryKey: [...staffContentQueries.root, 'all'],
      queryFn: () => listContentPages(),
      staleTime: 10_000,
    }),
  one: (page: ContentPage) =>
    queryOptions({
      queryKey: [...staffContentQueries.root, 'one', page],
      queryFn: () => getContentPageToEdit({ data: { page } }),
      staleTime: 10_000,
    }),
}
