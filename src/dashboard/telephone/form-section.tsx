import type { ReactNode } from 'react'

/** A titled section of the order form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6">
      {/* Afloat, it stands below the border instead of on it. */}
      <legend className="float-start w-full">
        <h2 className="font-display text-lg">{title}</h2>
      </legend>
      <div className="clear-both grid gap-5 pt-5">{children}</div>
    </fieldset>
  )
}
