import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { GuardedPanel } from '../saving/guarded-panel.tsx'

export interface PanelFormProps {
  title: string
  action: string
  isChanged: boolean
  onSave: () => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A small form in a side panel. */
export function PanelForm({ title, action, isChanged, onSave, onClose, children }: PanelFormProps) {
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    await onSave()
    setSaving(false)
    // After the messages are rendered, focus the first invalid field.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <GuardedPanel title={title} isChanged={isChanged} onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-6 py-6"
      >
        {children}
        <div>
          <Button type="submit" pending={isSaving}>
            {action}
          </Button>
        </div>
      </form>
    </GuardedPanel>
  )
}
