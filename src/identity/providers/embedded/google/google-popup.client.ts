import { withLocale } from '#i18n/localized-path.ts'
import { AuthError, SecondFactorNeeded } from '../../../sign-in/auth-error.ts'
import { rejectOnAbort } from '../../../sign-in/reject-on-abort.ts'
import { googlePopup } from '../../provider.ts'
import { popupErrorKind } from '../embedded-error-kind.ts'
import {
  type PopupMessage,
  popupChannel,
  popupDonePath,
  secondFactorWanted,
} from './google-popup.ts'

const inquiryIntervalMs = 300
// A message sent just before the window closed may arrive later.
const messageTimeoutMs = 1500

/**
 * Opens the window at once, because browsers block it without a click, then requests its address and waits for the
 * message of our own return page. Aborting `left` closes it.
 */
export async function openGooglePopup(
  findAddress: (doneAddress: string) => Promise<string>,
  left: AbortSignal,
): Promise<void> {
  const popup = window.open('about:blank', 'sign-in', features())
  if (!popup) throw new AuthError('popup-blocked')
  const attempt = crypto.randomUUID()
  try {
    const done = new URL(withLocale(popupDonePath), window.location.origin)
    done.searchParams.set('attempt', attempt)
    popup.location.replace(await rejectOnAbort(findAddress(done.href), left))
    await rejectOnAbort(comingBack(popup, attempt), left)
  } finally {
    popup.close()
  }
}

function comingBack(popup: Window, attempt: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(popupChannel)
    let closedAt: number | null = null
    const stop = (error?: Error) => {
      clearInterval(looking)
      channel.close()
      if (error) reject(error)
      else resolve()
    }
    channel.onmessage = ({ data }: MessageEvent<PopupMessage>) => {
      if (data.attempt !== attempt) return
      stop(data.error === null ? undefined : errorOf(data.error))
    }
    const looking = setInterval(() => {
      if (popup.closed) closedAt ??= performance.now()
      const waited = closedAt === null ? 0 : performance.now() - closedAt
      if (waited > messageTimeoutMs) stop(new AuthError('popup-closed'))
    }, inquiryIntervalMs)
  })
}

function errorOf(error: string): Error {
  if (error === secondFactorWanted) return new SecondFactorNeeded()
  return new AuthError(popupErrorKind(error))
}

function features(): string {
  const { width, height } = googlePopup
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
