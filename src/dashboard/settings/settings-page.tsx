import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffSettingsQueries, updateSettings } from '#api/staff-settings.ts'
import { formatDatedMoment } from '#commerce/delivery/moment-label.ts'
import type { EditedSettings, SettingsToEdit } from '#commerce/settings/settings-to-edit.server.ts'
import {
  checkSettings,
  type SettingsDraft,
  settingNames,
} from '#commerce/settings/shop-settings.ts'
import { shownDetails } from '#commerce/settings/shown-details.ts'
import { showShopDetails } from '#commerce/shop-details.ts'
import { problemTexts } from '#i18n/problem.ts'
import { ArabicMissing } from '../content/arabic-missing.tsx'
import { EditConflict } from '../saving/edit-conflict.tsx'
import { keepEditsSince } from '../saving/keep-edits-since.ts'
import { SaveBar } from '../saving/save-bar.tsx'
import { editRefusalText } from '../saving/saving.messages.ts'
import { useFields } from '../saving/use-fields.ts'
import { useSave } from '../saving/use-save.ts'
import { settingLabel } from './setting-labels.messages.ts'
import { settingValue } from './setting-value.ts'
import { settingsText } from './settings.messages.ts'
import { SettingsForm } from './settings-form.tsx'
import { settingsProblemText } from './settings-problem.messages.ts'

/** The editor continues after its own saves. After a conflict the user chooses what to keep. */
export function SettingsPage() {
  const { data } = useSuspenseQuery(staffSettingsQueries.current())
  const [saved, setSaved] = useState<EditedSettings>(data)
  const [newer, setNewer] = useState<EditedSettings | null>(null)
  const form = useFields<SettingsDraft>(saved.draft)
  const queryClient = useQueryClient()
  const update = useSave({
    send: (draft: SettingsDraft) =>
      updateSettings({ data: { draft, seenUpdatedAt: saved.updatedAt } }),
    refusal: ({ refusal }) => editRefusalText(refusal),
    invalidates: [staffSettingsQueries.current().queryKey],
  })

  async function save() {
    const sent = form.fields
    const checked = checkSettings(sent)
    if ('problems' in checked) {
      form.setMessages(problemTexts(checked.problems, settingsProblemText))
      return
    }
    form.setMessages({})
    const result = await update.save(sent)
    if (!result) return
    if (result.ok) {
      const { edited } = result
      setSaved(edited)
      setNewer(null)
      form.rebase(edited.draft, (now) => keepEditsSince(edited.draft, { sent, now }))
      showShopDetails(shownDetails(checked.settings))
    } else if (result.refusal === 'not-valid') {
      form.setMessages(problemTexts(result.problems, settingsProblemText))
    } else {
      const latest = queryClient.fetchQuery({ ...staffSettingsQueries.current(), staleTime: 0 })
      setNewer(await latest.catch(() => null))
    }
  }

  return (
    <>
      <header className="mb-10">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-display text-xl">{settingsText('title')}</h1>
          {isArabicMissing(saved.draft) && <ArabicMissing />}
        </div>
        <p className="mt-2 max-w-[62ch] text-ink-soft">
          {settingsText('note')} {lastChange(data)}
        </p>
      </header>
      {newer && (
        <EditConflict
          versions={{ base: saved.draft, mine: form.fields, theirs: newer.draft }}
          labels={labelsOf(newer.draft)}
          show={(name, fields) => settingValue(name, fields[name])}
          onResolve={(merged) => {
            form.rebase(newer.draft, merged)
            setSaved(newer)
            setNewer(null)
          }}
        />
      )}
      <SettingsForm
        form={form}
        defaults={data.defaults}
        isSaving={update.isSaving}
        onSave={() => void save()}
      >
        <SaveBar
          shown={form.isChanged}
          isSaving={update.isSaving}
          onDiscard={() => form.rebase(saved.draft, saved.draft)}
        />
      </SettingsForm>
    </>
  )
}

function lastChange({ updatedAt, editor }: SettingsToEdit): string {
  if (updatedAt === null) return ''
  const moment = formatDatedMoment(updatedAt)
  return editor === null
    ? settingsText('changed', { moment })
    : settingsText('changedBy', { moment, name: editor })
}

function isArabicMissing(draft: SettingsDraft): boolean {
  return settingNames.some((name) => name.endsWith('Ar') && draft[name] === '')
}

function labelsOf(draft: SettingsDraft): SettingsDraft {
  const labels = { ...draft }
  for (const name of settingNames) labels[name] = settingLabel(name)
  return labels
}
