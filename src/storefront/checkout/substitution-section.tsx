import { Link } from '@tanstack/react-router'
import { substitutions } from '#commerce/orders/substitution.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { substitutionLabels } from '../order/order-labels.ts'
import { FormSection } from './checkout-layout.tsx'
import type { SectionProps } from './use-checkout-form.ts'

export function SubstitutionSection({ form }: SectionProps) {
  return (
    <FormSection
      number={5}
      title="What if a flower is missing?"
      hint={
        <>
          Availability changes daily. See what we never replace on our{' '}
          <Link to="/$policy" params={{ policy: 'substitution' }} className="link" target="_blank">
            substitutions page
          </Link>
          .
        </>
      }
    >
      <RadioCards
        legend="If a flower is missing"
        legendHidden
        name="ifMissing"
        value={form.draft.ifMissing}
        onChange={(ifMissing) => form.change({ ifMissing })}
        error={form.errorOf('ifMissing')}
        className="grid gap-2 sm:grid-cols-3"
        options={substitutions.map((value) => {
          const { choice: label, note } = substitutionLabels[value]
          return { value, label, note }
        })}
      />
    </FormSection>
  )
}
