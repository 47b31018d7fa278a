import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import { insightsText } from './insights.messages.ts'
import { type Measure, measures } from './measures.ts'

/** Shows the definition of a figure on hover and on keyboard focus. */
export function Definition({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side="bottom"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-w-72 rounded-sm bg-ink px-3 py-2 text-xs text-paper"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** A column heading with its definition. */
export function DefinedHead({ name, definition }: { name: string; definition: string }) {
  return (
    <Definition text={definition}>
      <button
        type="button"
        className="min-h-6 underline decoration-dotted underline-offset-4 hover:text-moss"
      >
        {name}
      </button>
    </Definition>
  )
}

/** The column heading of a measure. */
export function headOf(id: Measure['id']) {
  const measure = measures.find((one) => one.id === id)
  return <DefinedHead key={id} name={measure?.name ?? ''} definition={measure?.definition ?? ''} />
}

/** The id of a definition, which describes the control of its measure. */
export function definitionId(id: Measure['id']): string {
  return `definition-${id}`
}

/** All definitions, for touch screens and screen readers, which have no hover. */
export function FigureDefinitions() {
  return (
    <details className="mt-1">
      <summary className="min-h-6 w-fit cursor-pointer hover:text-moss">
        {insightsText('howCalculated')}
      </summary>
      <dl className="mt-2 grid gap-2">
        {measures.map(({ id, name, definition }) => (
          <div key={id}>
            <dt className="font-medium">{name}</dt>
            <dd id={definitionId(id)}>{definition}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
