import { CircleSlash, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { IconBadge } from '../layout/icon-badge.tsx'
import { deliveryText } from './delivery.messages.ts'
import { type DeliveryResult, useSaveDelivery } from './use-save-delivery.ts'

interface SettingsSectionProps {
  title: string
  /** One sentence of help. */
  help: string
  action: string
  onAction: () => void
  children: ReactNode
}

export function SettingsSection({ title, help, action, onAction, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} className="me-auto font-display text-lg">
          {title}
        </h2>
        <Button variant="quiet" size="small" onClick={onAction}>
          <Plus className="size-4" />
          {action}
        </Button>
      </div>
      <p className="mt-1 mb-4 max-w-prose text-xs text-ink-soft">{help}</p>
      {children}
    </section>
  )
}

export const row = 'flex min-h-14 items-center gap-3 border-b border-line py-2'

export function OffBadge({ children }: { children: string }) {
  return (
    <IconBadge tint="clay" icon={CircleSlash}>
      {children}
    </IconBadge>
  )
}

export function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={deliveryText('editName', { name })}
      onClick={onClick}
    >
      {deliveryText('edit')}
    </Button>
  )
}

interface RemoveButtonProps {
  label: string
  onRemove: () => Promise<DeliveryResult | null>
  children: string
}

export function RemoveButton({ label, onRemove, children }: RemoveButtonProps) {
  const { save, isSaving } = useSaveDelivery(onRemove)
  return (
    <Button
      variant="plain"
      size="small"
      aria-label={label}
      pending={isSaving}
      onClick={() => void save()}
    >
      {children}
    </Button>
  )
}
