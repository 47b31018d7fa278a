import { noticeText } from './notices.messages.ts'

/** Text of a toast: the message and the next step. */
export interface Notice {
  title: string
  message: string
}

export function suspendedNotice(): Notice {
  return { title: noticeText('suspendedTitle'), message: noticeText('suspended') }
}

export function signInAgainNotice(): Notice {
  return { title: noticeText('signInAgainTitle'), message: noticeText('signInAgain') }
}
