import { useState } from 'react'
import type { Role } from '#commerce/staff/roles.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Modal } from '#ui/modal.tsx'
import { Keys } from './keys.tsx'
import { shortcutsText } from './palette.messages.ts'
import { areShortcutsOn, shortcutsFor, turnShortcuts } from './shortcuts.ts'

/** Lists the shortcuts of a role, with a switch for single keys. */
export function ShortcutsDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn)

  function turn(on: boolean) {
    turnShortcuts(on)
    setOn(on)
  }

  return (
    <Modal
      title={shortcutsText('title')}
      isAtTop
      className="flex max-h-[75dvh] max-w-xl flex-col overflow-hidden"
      onClose={onClose}
    >
      <div className="overflow-y-auto px-6 pt-4 pb-6">
        <dl className="border-t border-line">
          <Line keys={['Ctrl', 'K']} name={shortcutsText('searchAll')} />
          {shortcutsFor(role).map(({ keys, name }) => (
            <Line key={name} keys={keys} name={name} />
          ))}
        </dl>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <Checkbox
            label={shortcutsText('enable')}
            checked={isOn}
            onChange={(event) => turn(event.target.checked)}
          />
          <Button variant="quiet" size="small" onClick={onClose}>
            {shortcutsText('close')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

function Line({ keys, name }: { keys: readonly string[]; name: string }) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-2">
      <dt>{name}</dt>
      <dd>
        <Keys keys={keys} />
      </dd>
    </div>
  )
}
