import type { ComponentProps } from 'react'
import { specialDayLimits } from '#commerce/delivery/settings/delivery-drafts.ts'
import { TextField } from '#ui/text-field.tsx'
import { arabicField } from '../content/arabic-field.ts'
import { deliveryText } from './delivery.messages.ts'

interface ReasonFieldsProps {
  form: { bind: (name: 'reason' | 'reasonAr') => Omit<ComponentProps<typeof TextField>, 'label'> }
  help: string
  optional?: boolean
}

/** Why days are closed, in both languages. */
export function ReasonFields({ form, help, optional = false }: ReasonFieldsProps) {
  return (
    <>
      <TextField
        label={deliveryText('reason')}
        optional={optional}
        help={help}
        autoComplete="off"
        maxLength={specialDayLimits.textLength}
        {...form.bind('reason')}
      />
      <TextField
        label={deliveryText('reasonAr')}
        maxLength={specialDayLimits.textLength}
        {...arabicField}
        {...form.bind('reasonAr')}
      />
    </>
  )
}
