import { localizedText } from '#i18n/localized.ts'
import { formatDay } from '../../delivery/day-label.ts'
import { formatWindow } from '../../delivery/delivery-slot.ts'
import { formatMoney } from '../../money.ts'
import { orderChangeText } from './order-change-text.messages.ts'
import type { ChangedPart, ChangedValue, OrderChange } from './order-changes.ts'

/** One change of an edit as a line of text: `Day: Friday 20 November → Saturday 21 November`. */
export function changeText({ part, before, after }: OrderChange): string {
  if (part === 'address' && before.text === '' && after.text === '') {
    return orderChangeText('addressAlone')
  }
  return orderChangeText(part, { before: shown(part, before), after: shown(part, after) })
}

function shown(part: ChangedPart, { text, textAr }: ChangedValue): string {
  if (text === '') return orderChangeText('none')
  switch (part) {
    case 'day':
      return formatDay(text)
    case 'time': {
      const [startMinute = 0, endMinute = 0] = text.split('-').map(Number)
      return formatWindow({ startMinute, endMinute })
    }
    case 'total':
      return formatMoney(Number(text))
    default:
      return localizedText({ en: text, ar: textAr })
  }
}
