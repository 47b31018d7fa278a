import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { contentPages } from '#commerce/content/content-page.ts'
import { readContentPage } from '#commerce/content/read-content-page.server.ts'
import { reads, shop } from '#platform/services.server.ts'

const one = z.object({ page: z.enum(contentPages) })

/** A content page in the language of the page. */
export const getContentPage = createServerFn({ method: 'GET' })
  .validator((input: z.input<typeof one>) => one.parse(input))
  .handler(({ data }) => reads((db) => readContentPage(db, shop, data.page)))
