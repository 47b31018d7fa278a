import { deliveryText as text } from './delivery.messages.ts'
import type { PolicyText } from './policy-text.ts'

export function deliveryPolicy(): PolicyText {
  return {
    title: text('title'),
    lead: text('lead'),
    parts: {
      [text('times')]: [text('everyDay'), text('next')],
      [text('fees')]: [text('feeOfArea')],
      [text('arrival')]: [text('notAtHome'), text('anonymous')],
      [text('tracking')]: [text('status')],
    },
  }
}
