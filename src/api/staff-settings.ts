import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { findSettingsToEdit } from '#commerce/settings/settings-to-edit.server.ts'
import { settingNames } from '#commerce/settings/shop-settings.ts'
import { updateSettings as update } from '#commerce/settings/update-settings.server.ts'
import { reportedOrNull } from '#platform/reported-or-null.server.ts'
import { staff } from '#platform/request/guards.ts'
import { shop } from '#platform/services.server.ts'

const getSettings = createServerFn({ method: 'GET' })
  .middleware([staff('settings.write')])
  .handler(() => findSettingsToEdit(shop.db))

// Longer than any rule allows, so that the rule itself returns the message.
const change = z.object({
  draft: z.record(z.enum(settingNames), z.string().max(1000)),
  seenUpdatedAt: z.number().nullable(),
})

/** Reports a failure and returns null. */
export const updateSettings = createServerFn({ method: 'POST' })
  .middleware([staff('settings.write')])
  .validator((input: z.input<typeof change>) => change.parse(input))
  .handler(({ data, context }) =>
    reportedOrNull('updateSettings', () => update(shop, data, context.user.id)),
  )

export const staffSettingsQueries = {
  current: () =>
    queryOptions({
      queryKey: ['staff-settings'],
      queryFn: () => getSettings(),
      staleTime: 10_000,
    }),
}
