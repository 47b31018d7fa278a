import { noticesText } from './notices.messages.ts'

/** `in a minute`, `in 14 minutes`. */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? noticesText('inAMinute') : noticesText('inMinutes', { minutes })
}
