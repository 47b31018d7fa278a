import {
  environmentDefaults,
  type SettingName,
  type SettingsDraft,
} from '#commerce/settings/shop-settings.ts'
import { settingLabel } from './setting-labels.messages.ts'
import { settingValue } from './setting-value.ts'
import { settingsText } from './settings.messages.ts'

interface SettingDefaultProps {
  name: SettingName
  fields: SettingsDraft
  defaults: SettingsDraft
  onRestore: (name: SettingName) => void
}

const serverNames: Partial<Record<SettingName, string>> = environmentDefaults

/** Where the value of a field comes from, and the way back to its default. */
export function SettingDefault({ name, fields, defaults, onRestore }: SettingDefaultProps) {
  const value = defaults[name]
  if (fields[name] === value) {
    const serverName = serverNames[name]
    return serverName ? (
      <p className={line}>{settingsText('isFromServer', { name: serverName })}</p>
    ) : null
  }
  const label = settingLabel(name)
  return (
    <p className={line}>
      <span className="break-words">
        {value === ''
          ? settingsText('noDefault')
          : settingsText('defaultIs', { value: settingValue(name, value) })}
      </span>{' '}
      <button
        type="button"
        className="link min-h-6 whitespace-nowrap"
        aria-label={settingsText('useDefaultOf', { label })}
        onClick={() => onRestore(name)}
      >
        {settingsText('useDefault')}
      </button>
    </p>
  )
}

const line = 'mt-1 min-h-6 text-xs text-ink-soft'
