import { freshnessText as text } from './freshness.messages.ts'
import type { PolicyText } from './policy-text.ts'

export function freshnessPolicy(): PolicyText {
  return {
    title: text('title'),
    lead: text('lead'),
    parts: {
      [text('guarantee')]: [text('threeDays'), text('report'), text('plants')],
      [text('freshness')]: [text('cut')],
      [text('care')]: [text('water')],
    },
  }
}
