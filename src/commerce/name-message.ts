import { fieldText } from './checkout/order-fields.messages.ts'
import { lengthMessage } from './length-message.ts'
import { longestName } from './longest-name.ts'
import { nameProblem } from './person-name.ts'

/** Message for the field of a name; null for a valid name. */
export function nameMessage(typed: string): string | null {
  switch (nameProblem(typed)) {
    case null:
      return null
    case 'too-long':
      return lengthMessage(longestName)
    case 'special-characters':
      return fieldText('specialCharacters')
    case 'link':
      return fieldText('nameWithLink')
  }
}
