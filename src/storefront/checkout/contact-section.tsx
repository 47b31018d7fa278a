import { useRef, useState } from 'react'
import { suggestEmail } from '#commerce/email-typo.ts'
import { TextField } from '#ui/text-field.tsx'
import { checkoutText } from './checkout.messages.ts'
import { FormSection } from './checkout-layout.tsx'
import type { CheckoutForm, SectionProps } from './use-checkout-form.ts'

export function ContactSection({ form }: SectionProps) {
  const { forOneself } = form.draft
  return (
    <FormSection
      title={checkoutText('contact')}
      hint={checkoutText(forOneself ? 'contactHintSelf' : 'contactHint')}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.bind('contact.name')}
          label={checkoutText('yourName')}
          autoComplete="section-sender billing name"
          enterKeyHint="next"
          className="sm:col-span-2"
        />
        <EmailField form={form} />
        <TextField
          {...form.bind('contact.phone')}
          label={checkoutText('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="section-sender billing tel"
          enterKeyHint="done"
          help={checkoutText(forOneself ? 'phoneHelpSelf' : 'phoneHelp')}
        />
      </div>
    </FormSection>
  )
}

/** Asks whether a common domain was meant, once the shopper has left the field. */
function EmailField({ form }: { form: CheckoutForm }) {
  const { onBlur, ...field } = form.bind('contact.email')
  const [left, setLeft] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const meant = left === field.value ? suggestEmail(left) : null
  return (
    <TextField
      {...field}
      ref={input}
      onBlur={() => {
        setLeft(field.value)
        onBlur?.()
      }}
      label={checkoutText('email')}
      type="email"
      inputMode="email"
      autoComplete="section-sender billing email"
      enterKeyHint="next"
      help={
        meant && (
          <span role="status">
            {checkoutText.rich('emailMeant', {
              email: meant,
              use: (email) => (
                <button
                  type="button"
                  className="link min-h-6"
                  onClick={() => {
                    form.change({ 'contact.email': meant })
                    // The button goes.
                    input.current?.focus()
                  }}
                >
                  {email}
                </button>
              ),
            })}
          </span>
        )
      }
    />
  )
}
