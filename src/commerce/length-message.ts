import { lengthText } from './length-message.messages.ts'

/** Message for a field whose text is too long. */
export function lengthMessage(longest: number): string {
  return lengthText('tooLong', { longest })
}
