import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

const delayMs = 700
const skipDelayMs = 300

/** Words that appear beside a control one rests on. The control must have a name without them. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 animate-settle rounded-sm bg-ink px-2.5 py-1.5 text-xs text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
